import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";

/** Named after their kind. */
export const textsByKind = Map.groupBy(hostileTexts, ({ name }) => name.replace(/ \d+$/, ""));

/** At least one of each kind. Consecutive turns differ; `oneIn` turns cover all texts. */
export function shareOfTexts(oneIn: number, turn: number): HostileText[] {
  return [...textsByKind.values()].flatMap((alike) => {
    const inTurn = alike.filter((_, index) => index % oneIn === turn % oneIn);
    return inTurn.length > 0 ? inTurn : [alike[turn % alike.length]!];
  });
}

export function oneOfEachKind(turn: number): HostileText[] {
  return shareOfTexts(Infinity, turn);
}

/** Six turns in a row cover all kinds. */
export function someOfTheKinds(turn: number): HostileText[] {
  return oneOfEachKind(turn).filter((_, place) => place % 6 === turn % 6);
}

/** PostgreSQL text cannot hold NUL. */
export const textsWithNull = hostileTexts.filter(({ text }) => text.includes("\0"));

/** Hands out all texts one after another, those of a kind far apart, and then again from the first. */
export function textsInTurn(): (count: number) => HostileText[] {
  let next = 0;
  return (count) => Array.from({ length: count }, () => mixed[next++ % mixed.length]!);
}

const mixed = [...textsByKind.values()]
  .flatMap((alike) => alike.map((one, at) => ({ one, place: (at + 0.5) / alike.length })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ one }) => one);
