import { expect, test } from "vitest";

import { boughtSessions } from "#app/catalog/bought-service.ts";
import { sessionsText } from "#app/catalog/service-parts/session-kinds.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";
import { customOf } from "#app/pricing/custom-service.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const visaHelp = { universities: 8, visaHelp: true };

test.each<[string, Parameters<typeof configured>[0], RawChoices, string[]]>([
  ["counselling in as many sessions as were chosen", "counselling-session", { sessions: 5 }, ["5 sessions"]],
  ["one counselling session where none were chosen", "counselling-session", {}, ["1 session"]],
  [
    "interviews in sessions of three rounds",
    "mock-interview",
    { sessions: 12 },
    ["12 sessions of 3 rounds each, 36 rounds in all"],
  ],
  ["one interview session", "mock-interview", { sessions: 1 }, ["1 session of 3 rounds"]],
  [
    "GRE coaching in sessions of three rounds",
    "gre-consultation",
    { sessions: 2 },
    ["2 sessions of 3 rounds each, 6 rounds in all"],
  ],
  ["a TOEFL lesson on each day", "toefl-consultation", { days: 15 }, ["15 lessons"]],
  ["a visa mock for each person", "visa_and_financial_counselling", { people: 3 }, ["3 visa mocks"]],
  ["further visa mocks", "visa_and_financial_counselling", { people: 2, mocks: 8 }, ["8 visa mocks"]],
  ["no fewer mocks than people", "visa_and_financial_counselling", { people: 4, mocks: 1 }, ["4 visa mocks"]],
  ["an application without visa help, in none", "complete-application", { universities: 8, mocks: 3 }, []],
  ["an application with visa help, one mock", "complete-application", visaHelp, ["1 visa mock"]],
  [
    "an application with a family, a mock each",
    "complete-application",
    { ...visaHelp, dependents: 2 },
    ["3 visa mocks"],
  ],
  ["an evaluation with its call", "profile-evaluation", {}, ["1 video call"]],
  ["a letter, in none", "cover-letter", {}, []],
])("%s", (_, service, raw, words) => {
  expect(boughtSessions(configured(service, raw)).map(sessionsText)).toEqual(words);
});

test("custom work is in no sessions, and every service of the catalogue can be asked", () => {
  const terms = {
    title: "A day of advice",
    description: "",
    amount: "100",
    currency: "INR" as const,
    days: 1,
  };
  expect(boughtSessions(customOf(terms))).toEqual([]);
  for (const service of serviceSlugs) expect(Array.isArray(boughtSessions(configured(service)))).toBe(true);
});
