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

/** Files whose length is that of what they hold: words, tables of figures, cases of a test. */
const contentFiles = [
  "app/catalog/services/**",
  "app/content/small-print/**",
  "**/*-table.ts",
  "**/shipped-*.ts",
  "**/*.test.ts",
  "**/*.test.tsx",
  "tests/**",
];

/** Files whose default export a tool asks for. */
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

/** What holds everywhere, beyond what the linter itself calls correctness. */
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
  // A gateway names hundreds of events; `default` is an answer to those we do not handle.
  "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
  "typescript/no-base-to-string": "off",
  "unicorn/filename-case": ["error", { case: "kebabCase", ignore: [String.raw`^[$_]`] }],
  // It takes a copied request for one with the method GET.
  "unicorn/no-invalid-fetch-options": "off",
  // A box that scrolls must be reachable by keyboard.
  "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "group", "tabpanel"], tags: ["nav"] }],
  "jsx-a11y/prefer-tag-over-role": "off",
  // A list without bullets is no list to Safari unless it says so.
  "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
};

/** The linter's whole configuration, made from the one list of folders. */
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
        // The keys under which a request carries who asks: React Router's own type, on both sides.
        files: ["app/platform/request-context.ts"],
        rules: { "no-restricted-imports": ["error", { patterns: onlyRelative }] },
      },
      {
        files: ["scripts/**", "server.ts", "simulator/**", "db/migrate.ts", "db/embedded/**"],
        rules: { "no-restricted-imports": ["error", { patterns: applicationFromOutside }] },
      },
      {
        // The commands for staff load no bundle: the application's own code is the only copy they have.
        files: ["tests/**", "db/*.server.ts", "app/*.ts", "app/*.tsx", "scripts/commands/**"],
        rules: { "no-restricted-imports": ["error", { patterns: onlyRelative }] },
      },
      {
        // Settings are read in one place, so that each is parsed, named and listed.
        files: ["app/**"],
        rules: { "node/no-process-env": "error", "no-console": "error" },
      },
      // On the server "use" is a plain verb.
      { files: ["**/*.server.ts"], rules: { "react/rules-of-hooks": "off" } },
      { files: ["app/platform/**", "**/*.test.ts"], rules: { "node/no-process-env": "off" } },
      { files: contentFiles, rules: { "max-lines": "off", "max-lines-per-function": "off" } },
      { files: toolFiles, rules: { "import/no-default-export": "off" } },
    ],
  };
}

/** A later override replaces an earlier one, so the narrower patterns come last. */
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
    // What wraps every request is the server's and the screen's at once, as a route module is.
    imports([at("*.ts")], folder === "http" ? server : refusedImports(folder, "pure")),
    imports([at("*.tsx")], folder === "http" ? server : refusedImports(folder, "screen")),
    imports([at("*.server.ts"), at("*.server.tsx")], server),
    imports([`app/${folder}/tables.server.ts`], refusedImports(folder, "tables")),
    ...screenShelves.map((shelf) =>
      imports([`app/${folder}/${shelf}/**/*.{ts,tsx}`], refusedOfScreen(folder, shelf)),
    ),
    ...(callRegistry.startsWith(`app/${folder}/`) ? [imports([callRegistry], refusedOfAll())] : []),
    tests,
  ];
}
