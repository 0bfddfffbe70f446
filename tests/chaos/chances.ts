/** The same seed gives the same sequence. */
export type Chances = {
  below(limit: number): number;
  happens(probability: number): boolean;
  pick<One>(list: readonly One[]): One;
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  uuid(): string;
};

export function chancesOf(seed: number): Chances {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (probability) => next() < probability,
    pick: (list) => list[below(list.length)]!,
    weighed<Name extends string>(weights: Readonly<Record<Name, number>>) {
      const entries = Object.entries(weights) as [Name, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]!)[0];
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16));
      [digits[12], digits[16]] = ["4", "8"];
      return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    },
  };
}

/** Small and well known; good enough to choose who buys what. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
