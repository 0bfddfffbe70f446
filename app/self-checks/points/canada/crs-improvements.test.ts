import { expect, test } from "vitest";

import { improvements } from "#app/self-checks/points/canada/crs-improvements.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import { all, type Person, plainPerson, plainSpouse, profileOf } from "#tests/self-checks/person.ts";

/** CLB 9 everywhere but in writing. */
const almost: Partial<Person> = {
  age: 29,
  edu: "ba",
  english: { test: "ielts", scores: [7, 6.5, 8, 7] },
  fw: 1,
  spouse: plainSpouse,
};

test("CLB 9 in writing is +31, and names the score to reach", () => {
  const found = gainsOf(almost);
  expect(found["CLB 9 in writing (IELTS General Training 7)"]).toEqual({ gain: 31, years: 0 });
});

test("each ability is named once, with the level that gains most for what it asks", () => {
  const labels = Object.keys(gainsOf(almost)).filter((label) => label.startsWith("CLB"));
  expect(labels.toSorted()).toEqual([
    "CLB 10 in listening (IELTS General Training 8.5)",
    "CLB 10 in reading (IELTS General Training 8)",
    "CLB 10 in speaking (IELTS General Training 7.5)",
    "CLB 10 or more in all four abilities of English",
    "CLB 9 in writing (IELTS General Training 7)",
  ]);
});

test("all four abilities go up by three levels at most", () => {
  const labels = Object.keys(gainsOf({ english: [6, 4, 6, 6] })).filter((label) =>
    label.includes("all four"),
  );
  expect(labels.filter((label) => label.startsWith("CLB"))).toEqual([
    "CLB 7 or more in all four abilities of English",
  ]);
});

test("a nomination comes first, with the new total", () => {
  const profile = profileOf({ ...plainPerson, ...almost });
  const [first] = improvements(profile, shippedCrsGrid, shippedLanguageTests);
  expect(first).toMatchObject({ id: "nomination", gain: 600 });
  expect(first!.profile.nomination).toBe(true);
});

test("a French test at NCLC 7 gives the second language and the 50 points", () => {
  const found = gainsOf({ age: 30, english: all(9) });
  expect(found["A French test at NCLC 7 in all four abilities"]).toEqual({ gain: 4 * 3 + 50, years: 0 });
  const french = gainsOf({ age: 28, french: all(7) });
  expect(french["An English test at CLB 5 in all four abilities"]).toEqual({ gain: 4 + 25, years: 0 });
});

test("a year of work takes a year: the birthday in between is counted", () => {
  const canadian = "A year of skilled work in Canada";
  // At 29 the next year costs five points of age; the year at 25 costs none.
  expect(gainsOf({ age: 25, english: all(6) })[canadian]).toEqual({ gain: 40 + 13, years: 1 });
  expect(gainsOf({ age: 29, english: all(6) })[canadian]).toEqual({ gain: 40 + 13 - 5, years: 1 });
  expect(gainsOf({ age: 29, english: all(6), cw: 1 })["One more year of skilled work in Canada"]).toEqual({
    gain: 13 + 12 - 5,
    years: 1,
  });
});

test("what would lower the score is not named", () => {
  const labels = Object.keys(gainsOf({ age: 43, edu: "ma", english: all(10), cw: 5, fw: 3, study: "3y+" }));
  expect(labels).toEqual([
    "A nomination by a province or territory",
    "A French test at NCLC 9 in all four abilities",
    "A French test at NCLC 7 in all four abilities",
    "A French test at NCLC 5 in all four abilities",
  ]);
});

test("a partner’s test counts if the partner comes along, and not else", () => {
  const spouse = { ...plainSpouse, edu: "ba" as const };
  const label = "Your partner at CLB 9 in all four abilities, in a language test";
  expect(gainsOf({ english: all(9), spouse })[label]).toEqual({ gain: 20, years: 0 });
  expect(gainsOf({ english: all(9), spouse: { ...spouse, language: all(6) } })).toMatchObject({
    "Your partner at CLB 9 in all four abilities": { gain: 16 },
  });
  expect(gainsOf({ english: all(9), spouse: { ...spouse, comes: false } })[label]).toBeUndefined();
});

test("study: a one-year programme in Canada makes two credentials of a bachelor’s", () => {
  const found = gainsOf({ age: 25, edu: "ba", english: all(9) });
  expect(found["A one-year programme in Canada"]).toEqual({ gain: 8 + 25 + 15, years: 1 });
  expect(found["A two-year master’s degree in Canada"]).toEqual({ gain: 15 + 25 + 30, years: 2 });
  expect(found["A two-year master’s degree outside Canada"]).toEqual({ gain: 15 + 25, years: 2 });
});

test("a trade certificate", () => {
  expect(
    gainsOf({ edu: "1y", english: all(7) })["A Canadian certificate of qualification in a trade"],
  ).toEqual({
    gain: 50,
    years: 0,
  });
});

test("with all there is nothing is left", () => {
  const everything: Partial<Person> = {
    age: 29,
    edu: "phd",
    english: all(10),
    french: all(10),
    cw: 5,
    fw: 3,
    cert: true,
    nominated: true,
    study: "3y+",
  };
  expect(gainsOf(everything)).toEqual({});
});

function gainsOf(person: Partial<Person>): Record<string, { gain: number; years: number }> {
  const profile = profileOf({ ...plainPerson, ...person });
  const found = improvements(profile, shippedCrsGrid, shippedLanguageTests);
  return Object.fromEntries(found.map(({ label, gain, years }) => [label, { gain, years }]));
}
