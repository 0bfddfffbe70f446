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

/** One text of one kind in so many: as many turns in a row have every kind between them. */
export function partOfTheKinds(oneIn: number, turn: number): HostileText[] {
  return oneOfEachKind(Math.floor(turn / oneIn)).filter((_, place) => place % oneIn === turn % oneIn);
}

/** Six turns in a row cover all kinds. */
export function someOfTheKinds(turn: number): HostileText[] {
  return oneOfEachKind(turn).filter((_, place) => place % 6 === turn % 6);
}

/** PostgreSQL text cannot hold NUL. */
export const textsWithNull = hostileTexts.filter(({ text }) => text.includes("\0"));
