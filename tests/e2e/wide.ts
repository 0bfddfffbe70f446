import { wide } from "#tests/setup/wide.ts";

/** All of them where the run is wide; else the one whose turn it is, so that each comes up over the turns. */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  const place = turn % all.length;
  return wide ? all : all.slice(place, place + 1);
}

/** A turn by name, for what has no number. */
export function turnOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** The tag of what one set of fonts looks at where the run is not wide. */
export function fontsInTurn(turn: number): { tag: string } {
  return { tag: ["@desktop", "@dejaVu", "@openSans"][turn % 3] ?? "" };
}
