import { expect, test } from "vitest";

import { foldText, searchTerms, termPattern } from "#app/platform/search-terms.ts";

test.each([
  ["José Núñez", "jose nunez"],
  ["ŁUKASZ Øre", "lukasz ore"],
  ["Straße", "strasse"],
  ["Æsir Œuvre", "aesir oeuvre"],
  ["Анна Йовкова", "anna iovkova"],
  ["Γιώργος", "giorgos"],
  ["आशा", "आशा"],
  ["ﬁ ４２", "fi 42"],
])("%s is compared as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["  Rao   asha ", ["rao", "asha"]],
  ["asha ASHA", ["asha"]],
  ["% _ - '", []],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
  ["", []],
])("%j is read as the terms %j", (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

test.each([
  ["asha", "%asha%"],
  ["li", "% li%"],
  ["李", "% 李%"],
  ["50%", String.raw`%50\%%`],
  ["a_b\\c", String.raw`%a\_b\\c%`],
])("%s is looked for as %s", (term, pattern) => {
  expect(termPattern(term)).toBe(pattern);
});
