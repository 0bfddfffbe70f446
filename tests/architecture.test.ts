import { existsSync, globSync } from "node:fs";
import { basename, dirname, extname, join, normalize, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

import { gatewaySettings } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { settingNames } from "#app/platform/env.server.ts";
import routes from "#app/routes.ts";
import { folderOrder } from "#scripts/lint/folder-order.ts";
import { read, root, sources } from "#tests/setup/sources.ts";

test("the tests below see the project", () => {
  expect(sources.length).toBeGreaterThan(100);
});

test("every folder in app/ has its place in the one order", () => {
  const folders = globSync("app/*/", { cwd: root }).map((path) => basename(path));
  expect(folders.filter((folder) => !folderOrder.some((known) => known === folder))).toEqual([]);
});

test("the application's code lies in a capability's folder; only entry files lie above", () => {
  const above = globSync("app/*.*", { cwd: root }).map((path) => basename(path));
  const entries = [
    "entry.client.tsx",
    "entry.server.tsx",
    "entry.styles.ts",
    "root.tsx",
    "routes.ts",
    "server-entry.server.ts",
  ];
  expect(above.filter((file) => !entries.includes(file))).toEqual([]);
});

test("no file hides behind a name that says nothing", () => {
  const empty = /^(index|utils?|helpers?|misc|common|types|constants|shared|lib|manager)$/;
  const hidden = sources.filter((path) => {
    const words = basename(path, extname(path)).replace(/\.(server|test|db\.test|module)$/, "");
    return empty.test(words) || /-(manager|helpers?|utils?)$/.test(words);
  });
  expect(hidden).toEqual([]);
});

test("names that nobody in the field would search for stay retired", () => {
  const retired =
    /\b(clearTheWay|whatIsBought|[wW]ayOn|[wW]aysOn|askAboutEach|allIn|allInOf|PaymentPlan|planPayment|keepFigures)\b/;
  const others = sources.filter((path) => path !== "tests/architecture.test.ts");
  const found = others.flatMap((path) => {
    const [name] = retired.exec(read(path)) ?? [];
    return name ? [`${path}: ${name}`] : [];
  });
  expect(found).toEqual([]);
});

test("no two files have one name, unless it names a shelf, a call or a part of every gateway", () => {
  const shelves =
    /^(tables|jobs|seed)\.(server|db\.test)\.ts$|^(service|page|intake|plan|refusals|robots|sitemap)\.ts$|^(home|layout|service)\.tsx$/;
  const named = Map.groupBy(
    sources.filter((path) => path.startsWith("app/") && !/\/(gateways|api)\//.test(path)),
    (path) => basename(path),
  );
  const twins = [...named].filter(([name, paths]) => paths.length > 1 && !shelves.test(name));
  expect(twins).toEqual([]);
});

test("nothing is exported that only its own file uses", () => {
  const takenFrom = new Map<string, Set<string>>();
  for (const path of sources) {
    const text = read(path);
    for (const [, names = "", file = ""] of text.matchAll(
      /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(\{[^}]*\}|\*\s*as\s+\w+)\s*from\s*"#([^"]+)"/g,
    )) {
      const taken = names.startsWith("*") ? ["*"] : names.slice(1, -1).split(",").map(nameTaken);
      takenFrom.set(file, new Set([...(takenFrom.get(file) ?? []), ...taken]));
    }
    for (const [, file = ""] of text.matchAll(/import\(\s*"#([^"]+)"\s*\)/g))
      takenFrom.set(file, new Set(["*"]));
    for (const [, pattern = "", name = ""] of text.matchAll(
      /import\.meta\.glob<\w+>\("([^"]+)", \{[^}]*import: "(\w+)"/g,
    )) {
      const found = globSync(pattern.startsWith("/") ? `.${pattern}` : join(dirname(path), pattern), {
        cwd: root,
      });
      for (const file of found)
        takenFrom.set(normalize(file), new Set([...(takenFrom.get(normalize(file)) ?? []), name]));
    }
  }
  const unused = sources
    .filter((path) => /^app\/.+\//.test(path) && !/\.test\.|tables\.server\.ts$/.test(path))
    .flatMap((path) => {
      const taken = takenFrom.get(path) ?? new Set();
      const names = [
        ...read(path).matchAll(/^export (?:async )?(?:function\*?|const|let|class|type|interface)\s+(\w+)/gm),
      ].map(([, name = ""]) => name);
      return taken.has("*")
        ? []
        : names.filter((name) => !taken.has(name) && !ofRouter.has(name)).map((name) => `${path}: ${name}`);
    });
  expect(unused).toEqual([]);
});

test("addresses with something in them are made by href(), which knows every route", () => {
  const elsewhere = /^\/(pictures|v1)\//;
  const byHand = sources
    .filter((path) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap((path) =>
      Array.from(read(path).matchAll(/(?<!href\()`(\/[a-z_][^`\s]*\$\{)/g), ([, address = ""]) => address)
        .filter((address) => !elsewhere.test(address))
        .map((address) => `${path}: ${address}`),
    );
  expect(byHand).toEqual([]);
});

test("addresses without lead to a route", () => {
  const known = addressesOf(routes).map(
    (path) => new RegExp(`^/${path.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`),
  );
  const lost = sources
    .filter((path) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap((path) =>
      Array.from(
        read(path).matchAll(/\b(?:to|href|action)(?:=|: )"(\/[^"?#]*)|redirect\("(\/[^"?#]*)/g),
        ([, given, onward = ""]) => given ?? onward,
      )
        .filter(
          (address) =>
            !known.some((route) => route.test(address)) && !existsSync(resolve(root, `public${address}`)),
        )
        .map((address) => `${path}: ${address}`),
    );
  expect(lost).toEqual([]);
});

test("a gateway is named in its folders and registries alone, and where a reason is given", () => {
  const named = new RegExp([...gatewayNames, "amazon"].join("|"), "i");
  const own =
    /^(app\/payments\/gateways|simulator\/gateways|scripts\/commands\/(load|demo-week)|tests)\/|\.test\.ts/;
  const found = [...sources, ...globSync("app/**/*.css", { cwd: root })]
    .filter((path) => !own.test(path) && named.test(read(path)))
    .map((path) => path.replaceAll("\\", "/"));
  expect(found.toSorted()).toEqual(Object.keys(namesGateways).toSorted());
});

test("no barrels: a file that exports everything of another hides where things are", () => {
  const barrels = sources.filter((path) => /^export \* from/m.test(read(path)));
  expect(barrels).toEqual([]);
});

test("a page that takes forms, and the frame around it, is read again after a press that was refused", () => {
  const pages = sources.filter((path) => path.startsWith("app/") && /^export default/m.test(read(path)));
  const takesForms = pages.filter(
    (path) =>
      /^export (async function|function|const) action\b/m.test(read(path)) || basename(path) === "layout.tsx",
  );
  expect(takesForms.length).toBeGreaterThan(40);
  const isReadAgain = /shouldRevalidate = (?:afterEveryAction|\(\) => true);/;
  expect(takesForms.filter((path) => !isReadAgain.test(read(path)))).toEqual([]);
});

test("no rule of the check is switched off in place without a reason", () => {
  const switchedOff = /oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck/;
  const silenced = sources
    .filter((path) => path !== "tests/architecture.test.ts")
    .flatMap((path) => {
      const lines = read(path).split("\n");
      const explained = (at: number) =>
        lines[at]!.includes(" -- ") || /^\s*(\/\/|\*)/.test(lines[at - 1] ?? "");
      return lines.flatMap((line, at) =>
        switchedOff.test(line) && !explained(at) ? [`${path}:${at + 1}`] : [],
      );
    });
  expect(silenced).toEqual([]);
});

test(".env.example lists every setting, and none that does not exist", () => {
  const listed = read(".env.example").matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm);
  const forTheStart = ["DATA_DIR", "LOG_LEVEL", "SIMULATOR_PORT"];
  const gateways = Object.keys(gatewaySettings.shape);
  const known = [...settingNames, ...gateways].filter((name) => name !== "EMBEDDED");
  expect(new Set([...listed].map(([, name]) => name))).toEqual(new Set([...known, ...forTheStart]));
});

/** Naming a gateway is allowed only here; a fourth one changes only the texts for customers. */
const namesGateways = {
  "app/accounts/answer-auth.server.ts": "two fields of a session, by spec section 7",
  "app/cart/api/cart-purchase.server.ts": "the fields of a call, by spec section 7",
  "app/cart/api/get-cart-data.server.ts": "the fields of a call, by spec section 7",
  "app/content/page-texts/shipped-page-texts.ts": "a sentence for customers",
  "app/content/small-print/accessibility.ts": "a sentence for customers",
  "app/content/small-print/cookies.ts": "a sentence for customers",
  "app/content/small-print/privacy.ts": "a sentence for customers",
  "app/content/small-print/terms.ts": "a sentence for customers",
  "app/http/calls/price-fields.server.ts": "the fields of a call, by spec section 7",
  "app/http/calls/call-registry.server.ts": "a call of one gateway alone, by spec section 7",
  "app/http/calls/started-fields.server.ts": "a field of a call, by spec section 7",
  "app/http/requests/canonical-path.ts": "the address of that call",
  "app/payments/api/get-razorpay-offers.server.ts": "a call of one gateway alone, by spec section 7",
  "app/routes.ts": "the address of that call",
  "app/support-chat/help-dock.module.css": "a class of a gateway's own script",
  "bench/measures/purchases.ts": "the payment that is started there",
};

const ofRouter = new Set([
  "loader",
  "action",
  "meta",
  "headers",
  "shouldRevalidate",
  "handle",
  "links",
  "middleware",
  "ErrorBoundary",
]);

/** The paths of the route table, layouts taken for what they hold. */
function addressesOf(table: readonly RouteConfigEntry[]): string[] {
  return table.flatMap(({ path, index, children = [] }) => [
    ...(index ? [""] : path === undefined || path === "*" ? [] : [path]),
    ...addressesOf(children),
  ]);
}

function nameTaken(part: string): string {
  return part
    .trim()
    .replace(/^type\s+/, "")
    .split(" as ")[0]!
    .trim();
}
