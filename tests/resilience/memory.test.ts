import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { inspectorIn, measureMemory } from "#tests/setup/inspected-memory.ts";
import { MixedCrowd, unlimited } from "#tests/setup/mixed-crowd.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "landfall-memory-"));
const connections = 8;
const megabyte = 1024 * 1024;
let server: RealServer;
let crowd: MixedCrowd;

beforeAll(async () => {
  server = await startRealServer(dataDir, unlimited, ["--inspect=127.0.0.1:0"]);
  crowd = new MixedCrowd(server.url, dataDir, connections);
  await crowd.arrive();
});

afterAll(async () => {
  crowd.leave();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("3,000 pages of every kind leave nothing in memory, read to the end or abandoned, signed in or out", async () => {
  // What is made once, at the first page of each kind, is no loss.
  await ask(400);
  const before = await measureMemory(inspectorIn(server.output()));
  await ask(3_000);
  const after = await measureMemory(inspectorIn(server.output()));
  expect((after.heap - before.heap) / megabyte).toBeLessThan(10);
}, 300_000);

async function ask(pages: number): Promise<void> {
  const until = crowd.asked + pages;
  const askOn = async () => {
    while (crowd.asked < until) await crowd.next();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}
