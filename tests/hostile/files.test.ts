import { beforeAll, expect, test } from "vitest";

import { type HostileFile, hostileFiles } from "#tests/hostile/files.ts";

let files: HostileFile[];
beforeAll(async () => {
  files = await hostileFiles();
});

test("there are at least thirty hostile files, each another one under a name of its own", () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  const told = files.map(({ fileName, type, bytes }) => `${fileName} ${type} ${bytes.toString("base64")}`);
  expect(new Set(told).size).toBe(files.length);
});

test("those of a bomb are small", () => {
  const bomb = files.find(({ name }) => name === "PNG of 400 megapixels");
  expect(bomb?.bytes.length).toBeLessThan(100_000);
});
