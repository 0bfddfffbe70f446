import { globSync } from "node:fs";
import { expect, test } from "vitest";

import { read, root, sources } from "#tests/setup/sources.ts";

test("every class that a part names is in its stylesheet", () => {
  const missing = sources
    .filter((path) => /^app\/.+\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = read(path);
      const sheets = [...text.matchAll(/^import (\w+) from "#(app\/[^"]+\.module\.css)"/gm)];
      return sheets.flatMap(([, name = "", sheet = ""]) => {
        const classes = new Set([...read(sheet).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one));
        const used = [...text.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, "g"))].map(
          ([, one]) => one!,
        );
        return used
          .filter((one) => one !== "module" && !classes.has(one))
          .map((one) => `${path}: ${name}.${one}`);
      });
    });
  expect(missing).toEqual([]);
});

test("a class without a module is one of the few that every page has", () => {
  const shared = new Set(
    ["app/ui/base.css", "app/ui/parts.css"].flatMap((sheet) =>
      Array.from(read(sheet).matchAll(/\.([a-z][\w-]*)/g), ([, one = ""]) => one),
    ),
  );
  const unknown = sources
    .filter((path) => /^app\/.+\.tsx$/.test(path) && !path.includes(".test."))
    .flatMap((path) => {
      const named = [...read(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
      const classes = named.flatMap(([, plain, built = ""]) =>
        (plain ?? built.replaceAll(/\$\{[^}]*\}/g, " ")).split(/\s+/),
      );
      return classes.filter((one) => one !== "" && !shared.has(one)).map((one) => `${path}: ${one}`);
    });
  expect(unknown).toEqual([]);
  // A module's class must win, in whatever order the stylesheets are put together.
  const strong = read("app/ui/parts.css").match(/^(?!html body :where\()\S.*\{$/gm);
  expect(strong).toBeNull();
});

test("colours, font sizes and spaces are tokens, but where a drawing is made", () => {
  expect(rawValues("a { color: #abc; font-size: 13px; padding: 0 3px var(--space-2); }")).toHaveLength(3);
  expect(rawValues("a { margin: calc(2rem - var(--space-1)) auto 0.3em -1px; border: 1px solid; }")).toEqual(
    [],
  );
  const drawings = /tokens\.css$|hero-chart|brand\.module|second-factor-set-up/;
  const found = globSync("app/**/*.css", { cwd: root })
    .filter((path) => !drawings.test(path))
    .flatMap((path) => rawValues(read(path)).map((value) => `${path}: ${value}`));
  expect(found).toEqual([]);
});

test("server-rendered screens have no inline styles, which the policy would drop", () => {
  const styled = sources.filter((path) => path.endsWith(".tsx") && / style=\{/.test(read(path)));
  expect(styled).toEqual([]);
});

/** Values of a stylesheet that stand there rather than in its tokens. What is told in letters or reckoned may stand. */
function rawValues(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, "");
  const colours = rules.match(/:[^;{]*(#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\()[^;]*;/gi) ?? [];
  const sizes = rules.match(/font-size:(?! *((min|max|clamp)\()?(var\(|inherit|[\d.]+em))[^;]*;/g) ?? [];
  const spaces = (
    rules.match(/(?<![\w-])(padding|margin|gap|row-gap|column-gap)[a-z-]*:[^;]*;/g) ?? []
  ).filter((rule) =>
    /(?<![\w.])(?!1px)[\d.]+(px|rem)/.test(rule.replaceAll(/(calc|min|max|clamp)\(.*\)/g, "")),
  );
  return [...colours, ...sizes, ...spaces];
}
