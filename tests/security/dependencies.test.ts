import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { judgeAudit } from "#scripts/judge-audit.ts";

const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every package that we name has its version and a reason in the list, and nothing else is there", () => {
  const page = readFileSync("docs/dependencies.md", "utf8");
  const listed = [...page.matchAll(/^\| `(.+?)` +\| (\S+) +\| (\S.*?) +\|$/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(Object.fromEntries(listed)).toEqual({ ...dependencies, ...devDependencies });
});

test("every version is one, so that nothing newer comes in unseen", () => {
  const all = Object.entries({ ...dependencies, ...devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

const counted = (counts: Record<string, number>) =>
  JSON.stringify({ metadata: { vulnerabilities: { low: 3, moderate: 1, high: 0, critical: 0, ...counts } } });

test.each([
  ["nothing high", counted({}), "well"],
  ["one high", counted({ high: 1 }), "faults"],
  ["one critical", counted({ critical: 1 }), "faults"],
  ["a registry that does not know the question", '{"message":"405 Method Not Allowed"}', "unanswered"],
  ["no network", '{"error":{"code":"ENOTFOUND"}}', "unanswered"],
  ["nothing", "", "unanswered"],
])("of an audit that says %s is made what it is", (_words, said, verdict) => {
  expect(judgeAudit(said)).toBe(verdict);
});
