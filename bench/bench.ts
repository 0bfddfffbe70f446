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
 * `-- --only prices --seconds 2` a part of it, which is printed and not kept.
 */
const measures = {
  pages: measurePages,
  prices: measurePrices,
  carts: measureCarts,
  purchases: measurePurchases,
  "signed-in": measureSignedIn,
};

const options = readOptions([...Object.keys(measures), "starts", "memory", "large"]);
const results: Measured[] = [];

const shop = new BenchShop();
const parts = Object.entries(measures).filter(([part]) => isWanted(part));
try {
  const starts = measureStarts(shop, isWanted("starts") ? options.rounds : 1);
  for await (const start of starts) if (isWanted("starts")) keep(start);
  if (isWanted("memory")) for await (const memory of measureMemory(shop, options.minutes)) keep(memory);
  pin(process.pid, "load");
  const tools = { load: new LoadGenerator(), plain: new PlainServer() };
  try {
    const bench = { shop, ...tools, ...options };
    for (const [, measuring] of parts) for await (const measured of measuring(bench)) keep(measured);
    if (isWanted("large")) for await (const measured of measureLarge(bench)) keep(measured);
  } finally {
    tools.load.stop();
    tools.plain.stop();
  }
  if (options.only.length === 0) await writeResults(results, { shop, ...options });
} finally {
  await shop.remove();
}

function isWanted(part: string): boolean {
  return options.only.length === 0 || options.only.includes(part);
}

function keep(measured: Measured): void {
  results.push(measured);
  console.log(lineOf(measured));
}
