import { fingerprint, type Configuration } from "#app/pricing/configuration.ts";

/** In any order. */
export function sameGoods(one: readonly Configuration[], other: readonly Configuration[]): boolean {
  return printOf(one) === printOf(other);
}

function printOf(configurations: readonly Configuration[]): string {
  return configurations.map(fingerprint).sort().join("\n");
}
