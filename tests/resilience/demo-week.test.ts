import { rmSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readyShop } from "#tests/setup/ready-shop.ts";
import { runCommand } from "#tests/setup/run-command.ts";

let dataDir: string;

beforeAll(() => {
  dataDir = readyShop("demo-week");
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a demo’s week is made once, and leaves the books whole and no gateway at odds", async () => {
  const made = await runCommand(dataDir, "demo-week");
  expect(made.output).toMatch(/27 orders of 12 customers/);
  expect(made.code).toBe(0);
  const again = await runCommand(dataDir, "demo-week");
  expect(again.output).toMatch(/This shop has had its week already\./);
  expect(again.code).toBe(1);
  expect((await runCommand(dataDir, "ledger-check")).output).toMatch(/All \d\d laws hold\./);
  expect((await runCommand(dataDir, "reconcile", "--strict")).output).toMatch(/No difference\./);
});
