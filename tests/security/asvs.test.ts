import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const page = readFileSync("docs/asvs.md", "utf8");
const rows = [...page.matchAll(/^\| (V[\d.]+) +\| ([12]) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = "", , answer = "", where = ""]) => ({ id, answer, files: codeIn(where) }),
);

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

test("every requirement of the list names what answers it, and all of that exists", () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ files }) => files.length === 0).map(({ id }) => id)).toEqual([]);
  const lost = rows.flatMap(({ id, files }) =>
    files.filter((file) => !existsSync(file)).map((file) => `${id} ${file}`),
  );
  expect(lost).toEqual([]);
});

test("every answer says first whether it is met, and no requirement is answered twice", () => {
  const vague = rows.filter(
    ({ answer }) => !/^(Met|Partly|Not met|The operator’s|The operator's)\b/.test(answer),
  );
  expect(vague.map(({ id }) => id)).toEqual([]);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const [before = ""] = page.split(/^## V\d/m);
  const elsewhere = new Set([...before.matchAll(/V\d+\.\d+\.\d+/g)].map(([id]) => id));
  expect(ids.filter((id) => elsewhere.has(id))).toEqual([]);
});
