import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { knownNames } from "#scripts/commands/config-check/check-settings.ts";

test("each setting that docs/operations.md names is one that the settings know", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  const code = [...page.matchAll(/```[^`]*```|`[^`\n]+`/g)].map(([text]) => text).join("\n");
  const names = new Set([...code.matchAll(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g)].map(([name]) => name));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !knownNames.has(name))).toEqual([]);
});
