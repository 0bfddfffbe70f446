import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { inspectorIn, type Memory, measureMemory } from "#tests/setup/inspected-memory.ts";
import { MixedCrowd, unlimited } from "#tests/setup/mixed-crowd.ts";
import { startRealServer } from "#tests/setup/real-server.ts";

/**
 * Finds memory leaks: requests every kind of page for ten minutes (or `npm run soak -- 3`). The last minute may use a
 * tenth more than the middle one.
 */
const minutes = Number(process.argv[2] ?? 10);
const connections = 16;
const growthMax = 1.1;
const megabyte = 1024 * 1024;
if (!Number.isInteger(minutes) || minutes < 2)
  throw new Error("Name a whole number of minutes, at least two.");

const dataDir = mkdtempSync(join(tmpdir(), "landfall-soak-"));
const server = await startRealServer(dataDir, unlimited, { nodeOptions: ["--inspect=127.0.0.1:0"] });
const crowd = new MixedCrowd(server.url, dataDir, connections);
try {
  await crowd.arrive();
  report(await soak());
} finally {
  crowd.leave();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function soak(): Promise<Memory[]> {
  const taken: Memory[] = [];
  let over = false;
  const askOn = async () => {
    while (!over) await crowd.next();
  };
  const asking = Promise.all(Array.from({ length: connections }, askOn));
  const measuring = async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pause(60_000);
      const memory = await measureMemory(inspectorIn(server.output()));
      taken.push(memory);
      console.log(`minute ${minute}: ${memoryText(memory)}, ${crowd.asked} pages so far`);
    }
  };
  await Promise.race([asking, measuring()]).finally(() => (over = true));
  await asking;
  return taken;
}

function report(taken: Memory[]): void {
  const middle = taken[Math.floor((minutes - 1) / 2)];
  const last = taken.at(-1);
  if (!middle || !last) throw new Error("There is nothing to compare.");
  const grown = (["heap", "rss"] as const).filter((part) => last[part] > middle[part] * growthMax);
  for (const part of ["heap", "rss"] as const) {
    const percent = (last[part] / middle[part] - 1) * 100;
    console.log(`${part}: ${percent.toFixed(1)}% from the middle minute to the last`);
  }
  if (grown.length > 0) {
    console.log(
      `Too much: ${grown.join(" and ")} may grow by ${Math.round((growthMax - 1) * 100)}% at most.`,
    );
    process.exitCode = 1;
  }
}

function memoryText({ heap, rss }: Memory): string {
  return `rss ${Math.round(rss / megabyte)} MB, heap ${(heap / megabyte).toFixed(1)} MB`;
}
