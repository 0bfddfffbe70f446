import { wide } from "#tests/setup/wide.ts";

/** All in a wide run; else one per turn, so each comes up in time. */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  const place = turn % all.length;
  return wide ? all : all.slice(place, place + 1);
}

/** All in a wide run; else every fourth, from that place on. */
export function someOf<T>(all: readonly T[], place: number): readonly T[] {
  return wide ? all : all.filter((_, at) => at % 4 === place);
}

export function turnOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

export function fontsInTurn(turn: number): { tag: string } {
  return { tag: ["@desktop", "@dejaVu", "@openSans"][turn % 3] ?? "" };
}
