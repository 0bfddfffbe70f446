import type { BenchShop } from "#bench/bench-shop.ts";
import type { Measured } from "#bench/results.ts";

/** From the command to the first healthy answer, on all cores. The shop is open afterwards. */
export async function* measureStarts(shop: BenchShop, rounds: number): AsyncGenerator<Measured> {
  const cold = await shop.open();
  yield { name: "cold start, empty data folder", amount: { values: [cold], unit: "ms" }, limits: {} };
  await shop.countStatements();
  const warm: number[] = [];
  while (warm.length < rounds) {
    await shop.close();
    warm.push(await shop.open());
  }
  yield { name: "warm start", amount: { values: warm, unit: "ms" }, limits: { amount: 1_500 } };
}
