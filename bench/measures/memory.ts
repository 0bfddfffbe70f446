import { setTimeout as pause } from "node:timers/promises";

import type { BenchShop } from "#bench/bench-shop.ts";
import { residentMb } from "#bench/machine.ts";
import type { Measured } from "#bench/results.ts";
import { MixedCrowd } from "#tests/setup/mixed-crowd.ts";

const connections = 16;
const restMs = 10_000;
const sampleMs = 2_000;

type Sample = { minute: number; mb: number };

/** Of a server that has just started: resting, under pages of every kind, and resting again. */
export async function* measureMemory(shop: BenchShop, minutes: number): AsyncGenerator<Measured> {
  await pause(restMs);
  yield memory("memory, idle", residentMb(shop.pid), 180);
  const samples = await underLoad(shop, minutes);
  const most = Math.max(...samples.map(({ mb }) => mb));
  const name = `${minutes} min of mixed load`;
  yield memory(`memory, most in ${name}`, most, 350);
  await pause(restMs);
  yield memory(`memory, after ${name}`, residentMb(shop.pid), 350);
  const second = samples.filter(({ minute }) => minute >= minutes / 2);
  const slope = { values: [slopeOf(second)], unit: "MB a minute" };
  yield { name: "memory, growth in the second half", amount: slope, limits: {} };
}

function memory(name: string, mb: number, limit: number): Measured {
  return { name, amount: { values: [mb], unit: "MB" }, limits: { amount: limit } };
}

async function underLoad(shop: BenchShop, minutes: number): Promise<Sample[]> {
  const crowd = new MixedCrowd(shop.url, shop.dataDir, connections);
  await crowd.arrive();
  const begun = performance.now();
  const minute = () => (performance.now() - begun) / 60_000;
  const samples: Sample[] = [];
  const askOn = async () => {
    while (minute() < minutes) await crowd.next();
  };
  const sampling = setInterval(() => samples.push({ minute: minute(), mb: residentMb(shop.pid) }), sampleMs);
  try {
    await Promise.all(Array.from({ length: connections }, askOn));
  } finally {
    clearInterval(sampling);
    crowd.leave();
  }
  return samples;
}

/** The straight line that fits best. */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ minute }) => minute), mean(({ mb }) => mb)];
  const above = mean(({ minute, mb }) => (minute - x) * (mb - y));
  return above / mean(({ minute }) => (minute - x) ** 2);
}
