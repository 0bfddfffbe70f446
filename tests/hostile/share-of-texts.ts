import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";

/** The texts by their kind, which is what each is named after. */
export const textsByKind = Map.groupBy(hostileTexts, ({ name }) => name.replace(/ \d+$/, ""));

/**
 * One text in so many, and of every kind at least one. Each turn has other texts than the next: as many turns as one in
 * how many have all of them between them.
 */
export function shareOfTexts(oneIn: number, turn: number): HostileText[] {
  return [...textsByKind.values()].flatMap((alike) => {
    const inTurn = alike.filter((_, index) => index % oneIn === turn % oneIn);
    return inTurn.length > 0 ? inTurn : [alike[turn % alike.length]!];
  });
}

/** One text of every kind; another turn has another of each. */
export function oneOfEachKind(turn: number): HostileText[] {
  return shareOfTexts(Infinity, turn);
}

/** One text of one kind in so many: as many turns in a row have every kind between them. */
export function partOfTheKinds(oneIn: number, turn: number): HostileText[] {
  return oneOfEachKind(Math.floor(turn / oneIn)).filter((_, place) => place % oneIn === turn % oneIn);
}

/** One text of every sixth kind: six turns in a row have every kind between them. */
export function someOfTheKinds(turn: number): HostileText[] {
  return oneOfEachKind(turn).filter((_, place) => place % 6 === turn % 6);
}

/** What the database takes in no text. */
export const textsWithNull = hostileTexts.filter(({ text }) => text.includes("\0"));
