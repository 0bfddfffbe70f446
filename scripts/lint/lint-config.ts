import { fileURLToPath } from "node:url";

import {
  type AppFolder,
  callRegistry,
  folderOrder,
  screenFolders,
  screenShelves,
} from "#scripts/lint/folder-order.ts";
import {
  applicationFromOutside,
  onlyRelative,
  refusedImports,
  refusedOfAll,
  refusedOfScreen,
} from "#scripts/lint/import-rules.ts";

/** Long by their content: texts and tables. */
const contentFiles = [
  "app/catalog/services/*/*.ts",
  "app/content/small-print/**",
  "**/*-table.ts",
  "**/shipped-*.ts",
];

/** A function holds many cases there, but a file still has one subject. */
const testFiles = ["**/*.test.ts", "**/*.test.tsx", "tests/**"];

const toolFiles = [
  "*.config.ts",
  "app/root.tsx",
  "app/routes.ts",
  "app/entry.*.tsx",
  "scripts/lint/retired-names.ts",
  "app/*/{pages,desk}/**",
  "app/{home,dashboard,service-page}/**",
  "app/http/*.tsx",
  "tests/setup/template-database.ts",
  "tests/setup/journey-server.ts",
];

const rules = {
  "names/retired": "error",
  "import/no-cycle": ["error", { ignoreTypes: false }],
  "import/no-default-export": "error",
  "max-lines": ["error", { max: 250 }],
  "max-lines-per-function": ["error", { max: 70 }],
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-var": "error",
  "prefer-const": "error",
  "no-debugger": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-floating-promises": "error",
  "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
  "typescript/await-thenable": "error",
  // Gateways have hundreds of events; `default` covers those we ignore.
  "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
  "typescript/no-base-to-string": "off",
  "unicorn/filename-case": ["error", { case: "kebabCase", ignore: [String.raw`^[$_]`] }],
  // It mistakes a copied request for a GET.
  "unicorn/no-invalid-fetch-options": "off",
  // Scrolling boxes must be reachable by keyboard.
  "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "group", "tabpanel"], tags: ["nav"] }],
  "jsx-a11y/prefer-tag-over-role": "off",
  // Safari drops list semantics without bullets unless the role is set.
  "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
};

export function lintConfig() {
  return {
    jsPlugins: [fileURLToPath(new URL("retired-names.ts", import.meta.url))],
    plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "node"],
    categories: { correctness: "error" },
    options: { typeAware: true, reportUnusedDisableDirectives: "error" },
    ignorePatterns: [
      "node_modules",
      "build/**",
      ".react-router/**",
      ".cache/**",
      ".data/**",
      "db/migrations/**",
    ],
    rules,
    overrides: [
      ...folderOrder.flatMap(folderOverrides),
      {
        files: ["app/platform/request-context.ts"],
        rules: { "no-restricted-imports": ["error", { patterns: onlyRelative }] },
      },
      {
        files: ["scripts/**", "server.ts", "simulator/**", "db/migrate.ts", "db/embedded/**"],
        rules: { "no-restricted-imports": ["error", { patterns: applicationFromOutside }] },
      },
      {
        // Staff commands run without the bundle, so they import the code directly.
        files: ["tests/**", "db/*.server.ts", "app/*.ts", "app/*.tsx", "scripts/commands/**"],
        rules: { "no-restricted-imports": ["error", { patterns: onlyRelative }] },
      },
      {
        // Read settings in one place, so each is parsed and listed.
        files: ["app/**"],
        rules: { "node/no-process-env": "error", "no-console": "error" },
      },
      // On the server "use" is a plain verb.
      { files: ["**/*.server.ts"], rules: { "react/rules-of-hooks": "off" } },
      { files: ["app/platform/**", "**/*.test.ts"], rules: { "node/no-process-env": "off" } },
      { files: contentFiles, rules: { "max-lines": "off", "max-lines-per-function": "off" } },
      { files: testFiles, rules: { "max-lines-per-function": "off" } },
      { files: toolFiles, rules: { "import/no-default-export": "off" } },
    ],
  };
}

/** Later overrides win, so narrower patterns come last. */
function folderOverrides(folder: AppFolder) {
  const imports = (files: string[], patterns: ReturnType<typeof refusedImports>) => ({
    files,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  });
  const at = (pattern: string) => `app/${folder}/**/${pattern}`;
  const tests = imports([at("*.test.ts"), at("*.test.tsx")], refusedOfAll());
  if (screenFolders.includes(folder)) {
    return [imports([at("*.ts"), at("*.tsx")], refusedOfScreen(folder, null)), tests];
  }
  const server = refusedImports(folder, "server");
  return [
    imports([at("*.ts")], folder === "http" ? server : refusedImports(folder, "pure")),
    imports([at("*.tsx")], folder === "http" ? server : refusedImports(folder, "screen")),
    imports([at("*.server.ts"), at("*.server.tsx")], server),
    imports([`app/${folder}/{,*/}tables.server.ts`], refusedImports(folder, "tables")),
    ...screenShelves.map((shelf) =>
      imports([`app/${folder}/${shelf}/**/*.{ts,tsx}`], refusedOfScreen(folder, shelf)),
    ),
    ...(callRegistry.startsWith(`app/${folder}/`) ? [imports([callRegistry], refusedOfAll())] : []),
    tests,
  ];
}
