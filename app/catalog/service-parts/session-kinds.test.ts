import { expect, test } from "vitest";

import { boughtSessions } from "#app/catalog/bought-service.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";
import { customOf } from "#app/pricing/custom-service.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const visaHelp = { universities: 8, visaHelp: true };

test.each<[string, Parameters<typeof configured>[0], RawChoices, string[]]>([
  [
    "counselling in as many sessions as were chosen",
    "counselling-session",
    { sessions: 5 },
    ["counselling: 5"],
  ],
  ["one counselling session where none were chosen", "counselling-session", {}, ["counselling: 1"]],
  [
    "interviews in as many sessions as were chosen",
    "mock-interview",
    { sessions: 12 },
    ["mock_interview: 12"],
  ],
  ["one interview session", "mock-interview", { sessions: 1 }, ["mock_interview: 1"]],
  ["GRE coaching in as many sessions as were chosen", "gre-consultation", { sessions: 2 }, ["gre: 2"]],
  ["a TOEFL lesson on each day", "toefl-consultation", { days: 15 }, ["toefl: 15"]],
  ["a visa mock for each person", "visa_and_financial_counselling", { people: 3 }, ["visa_mock: 3"]],
  ["extra visa mocks", "visa_and_financial_counselling", { people: 2, mocks: 8 }, ["visa_mock: 8"]],
  ["no fewer mocks than people", "visa_and_financial_counselling", { people: 4, mocks: 1 }, ["visa_mock: 4"]],
  ["an application without visa help, in none", "complete-application", { universities: 8, mocks: 3 }, []],
  ["an application with visa help, one mock", "complete-application", visaHelp, ["visa_mock: 1"]],
  [
    "an application with a family, a mock each",
    "complete-application",
    { ...visaHelp, dependents: 2 },
    ["visa_mock: 3"],
  ],
  ["an evaluation with its call", "profile-evaluation", {}, ["call: 1"]],
  ["a letter, in none", "cover-letter", {}, []],
])("%s", (_, service, raw, bought) => {
  const sessions = boughtSessions(configured(service, raw));
  expect(sessions.map(({ kind, count }) => `${kind}: ${count}`)).toEqual(bought);
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
  for (const service of shippedSlugs) expect(Array.isArray(boughtSessions(configured(service)))).toBe(true);
});
