import { BenchShop } from "#bench/bench-shop.ts";
import { LoadGenerator } from "#bench/load/generate-load.ts";
import { pin } from "#bench/machine.ts";
import type { Bench } from "#bench/measure.ts";
import { measureCarts } from "#bench/measures/carts.ts";
import { measureMemory } from "#bench/measures/memory.ts";
import { measurePages } from "#bench/measures/pages.ts";
import { measurePrices } from "#bench/measures/prices.ts";
import { measurePurchases } from "#bench/measures/purchases.ts";
import { measureSignedIn } from "#bench/measures/signed-in.ts";
import { measureStarts } from "#bench/measures/starts.ts";
import { readOptions } from "#bench/options.ts";
import type { Measured } from "#bench/results.ts";
import { lineOf, writeResults } from "#bench/write-results.ts";
import { PlainServer } from "#bench/yardsticks/plain-answers.ts";

/**
 * How fast the built site is, beside what could be reached at most, measured in the same run: `npm run bench`. With
 * `-- --only prices --seconds 2` a part of it, which is printed and not kept.
 */
const measures = {
  pages: measurePages,
  prices: measurePrices,
  carts: measureCarts,
  purchases: measurePurchases,
  "signed-in": measureSignedIn,
};

const options = readOptions([...Object.keys(measures), "starts", "memory"]);
const wanted = (part: string) => options.only.length === 0 || options.only.includes(part);
const results: Measured[] = [];

const shop = new BenchShop();
try {
  await take(measureStarts(shop, wanted("starts") ? options.rounds : 1), wanted("starts"));
  if (wanted("memory")) await take(measureMemory(shop, options.minutes));
  await measureSpeed();
  if (options.only.length === 0) await writeResults(results, { shop, ...options });
} finally {
  await shop.remove();
}

async function measureSpeed(): Promise<void> {
  const parts = Object.entries(measures).filter(([part]) => wanted(part));
  if (parts.length === 0) return;
  pin(process.pid, "load");
  const bench: Bench = { shop, load: new LoadGenerator(), plain: new PlainServer(), ...options };
  try {
    for (const [, measuring] of parts) await take(measuring(bench));
  } finally {
    bench.load.stop();
    bench.plain.stop();
  }
}

async function take(measuring: AsyncGenerator<Measured>, isShown = true): Promise<void> {
  for await (const measured of measuring) {
    if (!isShown) continue;
    results.push(measured);
    console.log(lineOf(measured));
  }
}
