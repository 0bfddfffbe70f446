import { expect, test } from "vitest";

import { checkIntake, isSameAnswers } from "#app/cases/intake/check-intake.ts";
import {
  country,
  date,
  email,
  file,
  type IntakeField,
  longText,
  oneOf,
  severalOf,
  text,
  webAddress,
  wholeNumber,
  yesNo,
} from "#app/catalog/service-parts/intake-field.ts";

const around = { sending: true, hasFiles: () => false, countries: new Set(["IN", "CA"]) };

function check(field: IntakeField, given: string[], change: Partial<typeof around> = {}) {
  const { answers, problems } = checkIntake([field], { ...around, ...change, typed: () => given });
  return problems[0]?.message ?? answers[field.name] ?? null;
}

const line = text("q", "Q", { lengthMax: 10 });
const words = longText("q", "Q", { lengthMax: 20 });
const one = oneOf("q", "Q", ["A", "B"]);
const several = severalOf("q", "Q", ["A", "B", "C"]);
const count = wholeNumber("q", "Q", { from: 1, to: 12 });

test.each<[string, IntakeField, string[], string | string[] | null]>([
  ["a line is one line", line, [" a\n b\u0000 "], "a b"],
  ["a line is not too long", line, ["a".repeat(11)], "At most 10 characters. Send longer texts as a file."],
  ["paragraphs stay", words, ["one\r\n\r\n\r\ntwo "], "one\n\ntwo"],
  ["nothing but blanks is no answer", words, [" \u200b\n "], "Answer this question."],
  ["a day is a day", date("q", "Q"), ["2027-02-28"], "2027-02-28"],
  ["the 30th of February is none", date("q", "Q"), ["2027-02-30"], "Give a day, such as 30 November 2026."],
  ["words are no day", date("q", "Q"), ["soon"], "Give a day, such as 30 November 2026."],
  ["a day is needed", date("q", "Q"), [""], "Give a day."],
  ["one of those offered", one, ["B"], "B"],
  ["none that is not offered", one, ["D"], "Choose one of the answers that are offered."],
  ["one has to be chosen", one, [""], "Choose an answer."],
  ["several, in the order of the form, each once", several, ["C", "A", "C"], ["A", "C"]],
  [
    "several, but none that is not offered",
    several,
    ["A", "D"],
    "Choose one of the answers that are offered.",
  ],
  ["at least one of several", several, [], "Choose an answer."],
  ["yes", yesNo("q", "Q"), ["Yes"], "Yes"],
  ["neither yes nor no", yesNo("q", "Q"), ["Maybe"], "Choose one of the answers that are offered."],
  ["a whole number", count, ["07"], "7"],
  ["no larger one", count, ["13"], "Give a whole number from 1 to 12."],
  ["no half", count, ["1.5"], "Give a whole number from 1 to 12."],
  ["an address for mail", email("q", "Q"), ["me@example.org"], "me@example.org"],
  ["no name alone", email("q", "Q"), ["me"], "Give an email address, such as name@example.org."],
  [
    "an address of a page, with its scheme left out",
    webAddress("q", "Q"),
    ["example.org/me"],
    "https://example.org/me",
  ],
  ["no script", webAddress("q", "Q"), ["javascript:alert(1)"], "Give a web address, such as example.org/me."],
  [
    "no address with a password in it",
    webAddress("q", "Q"),
    ["https://me:secret@example.org"],
    "Give a web address, such as example.org/me.",
  ],
  ["a country", country("q", "Q"), ["IN"], "IN"],
  ["no country that nobody knows", country("q", "Q"), ["XX"], "Choose one of the answers that are offered."],
  ["a file has to be there", file("q", "Q"), [], "Choose a file."],
])("%s", (_sentence, field, given, expected) => {
  expect(check(field, given)).toEqual(expected);
});

test("what is kept for later may lack answers, but has none that is wrong", () => {
  const later = { sending: false };
  for (const field of [line, words, one, several, count, file("q", "Q")])
    expect(check(field, [], later)).toBeNull();
  expect(check(count, ["13"], later)).toBe("Give a whole number from 1 to 12.");
});

test("what is optional may be left out, and a file that is there is enough", () => {
  expect(check(text("q", "Q", { optional: true }), [""])).toBeNull();
  expect(check(file("q", "Q"), [], { hasFiles: () => true })).toBeNull();
});

test("every answer that is missing is named, not the first alone", () => {
  const form = [text("a", "A"), text("b", "B"), text("c", "C")];
  const typed = (name: string) => (name === "b" ? ["here"] : []);
  expect(checkIntake(form, { ...around, typed }).problems.map(({ name }) => name)).toEqual(["a", "c"]);
});

test("answers are the same in whatever order they were kept", () => {
  expect(isSameAnswers({ a: "1", b: ["x"] }, { b: ["x"], a: "1" })).toBe(true);
  expect(isSameAnswers({ a: "1" }, { a: "2" })).toBe(false);
});
