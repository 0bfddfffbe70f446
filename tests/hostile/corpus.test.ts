import { expect, test } from "vitest";

import { hostileTexts } from "#tests/hostile/corpus.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import {
  oneOfEachKind,
  partOfTheKinds,
  shareOfTexts,
  someOfTheKinds,
  textsByKind,
} from "#tests/hostile/share-of-texts.ts";

test("there are at least two hundred hostile texts, each another one", () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(hostileTexts.length);
});

test("each goes by a name of its own", () => {
  expect(new Set(hostileTexts.map(({ name }) => name)).size).toBe(hostileTexts.length);
});

const kindsOf = (texts: readonly { name: string }[]) =>
  new Set(texts.map(({ name }) => name.replace(/ \d+$/, "")));

test.each([4, 6])("one text in %i has every kind in each turn, and every text in all turns", (oneIn) => {
  const turns = Array.from({ length: oneIn }, (_, turn) => shareOfTexts(oneIn, turn));
  for (const share of turns) expect(kindsOf(share).size).toBe(textsByKind.size);
  expect(new Set(turns.flat())).toEqual(new Set(hostileTexts));
});

test("one of each kind is that in any turn, and six turns of some kinds have all", () => {
  for (let turn = 0; turn < 100; turn++) {
    expect(oneOfEachKind(turn).length).toBe(textsByKind.size);
    expect(kindsOf(oneOfEachKind(turn)).size).toBe(textsByKind.size);
    const six = [0, 1, 2, 3, 4, 5].flatMap((later) => someOfTheKinds(turn + later));
    expect(kindsOf(six).size).toBe(textsByKind.size);
  }
});

test("all forms together get every text, and so do all addresses", () => {
  const all = new Set(hostileTexts);
  expect(new Set(hostileForms.flatMap((_, place) => partOfTheKinds(2, place)))).toEqual(all);
  expect(new Set(hostileAddresses.flatMap((_, place) => partOfTheKinds(3, place)))).toEqual(all);
});
