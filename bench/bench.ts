import { BenchShop } from "#bench/bench-shop.ts";
import { LoadGenerator } from "#bench/load/generate-load.ts";
import { pin } from "#bench/machine.ts";
import { measureCarts } from "#bench/measures/carts.ts";
import { measureLarge } from "#bench/measures/large.ts";
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
 * `-- --only prices --seconds 2` only a part of it is measured, and printed; `--keep` puts it into today's results.
 */
const speeds = {
  pages: measurePages,
  prices: measurePrices,
  carts: measureCarts,
  purchases: measurePurchases,
  "signed-in": measureSignedIn,
  large: measureLarge,
};

const options = readOptions(["starts", "memory", ...Object.keys(speeds)]);
const parts: Record<string, Measured[]> = {};
const shop = new BenchShop();
try {
  const starts = measureStarts(shop, isWanted("starts") ? options.rounds : 1);
  if (isWanted("starts")) await take("starts", starts);
  else for await (const _start of starts);
  if (isWanted("memory")) await take("memory", measureMemory(shop, options.minutes));
  pin(process.pid, "load");
  const bench = { shop, load: new LoadGenerator(), plain: new PlainServer(), ...options };
  try {
    for (const [part, measuring] of Object.entries(speeds))
      if (isWanted(part)) await take(part, measuring(bench));
  } finally {
    bench.load.stop();
    bench.plain.stop();
  }
  if (options.keep) await writeResults(parts, shop);
} finally {
  await shop.remove();
}

function isWanted(part: string): boolean {
  return options.only.length === 0 || options.only.includes(part);
}

async function take(part: string, measuring: AsyncGenerator<Measured>): Promise<void> {
  for await (const measured of measuring) {
    (parts[part] ??= []).push(measured);
    console.log(lineOf(measured));
  }
}
