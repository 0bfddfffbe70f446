import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { inspectorIn, measureMemory } from "#tests/setup/inspected-memory.ts";
import { MixedCrowd, unlimited } from "#tests/setup/mixed-crowd.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";
import { wide } from "#tests/setup/wide.ts";

const dataDir = readyShop("memory");
const connections = 8;
const megabyte = 1024 * 1024;
let server: RealServer;
let crowd: MixedCrowd;

beforeAll(async () => {
  server = await startRealServer(dataDir, unlimited, { nodeOptions: ["--inspect=127.0.0.1:0"] });
  crowd = new MixedCrowd(server.url, dataDir, connections);
  await crowd.arrive();
});

afterAll(async () => {
  crowd.leave();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const [pages, lossMax] = wide ? [3_000, 10 * megabyte] : [700, 3 * megabyte];

test(`${pages} pages of every kind leave nothing in memory, read to the end or abandoned, signed in or out`, async () => {
  // Startup allocations of each page type are no leak.
  await ask(400);
  const before = await measureMemory(inspectorIn(server.output()));
  await ask(pages);
  const after = await measureMemory(inspectorIn(server.output()));
  expect(after.heap - before.heap).toBeLessThan(lossMax);
}, 300_000);

async function ask(pages: number): Promise<void> {
  const until = crowd.asked + pages;
  const askOn = async () => {
    while (crowd.asked < until) await crowd.next();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}
