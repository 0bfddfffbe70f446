import { expect, test } from "vitest";

import { hostileTexts } from "#tests/hostile/corpus.ts";
import {
  oneOfEachKind,
  shareOfTexts,
  someOfTheKinds,
  textsByKind,
  textsInTurn,
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

test("texts in turn come once each before any comes again, and a hundred in a row have every kind", () => {
  const next = textsInTurn();
  const all = next(hostileTexts.length);
  expect(new Set(all)).toEqual(new Set(hostileTexts));
  for (let from = 0; from + 100 <= all.length; from += 1)
    expect(kindsOf(all.slice(from, from + 100)).size).toBe(textsByKind.size);
});
