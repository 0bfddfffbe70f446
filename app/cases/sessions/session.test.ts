import { expect, test } from "vitest";

import { countSessions, countsText } from "#app/cases/sessions/session.ts";
import type { BoughtSessions } from "#app/catalog/service-parts/session-kinds.ts";

test.each<[BoughtSessions, Parameters<typeof countSessions>[1][number]["state"][], string]>([
  [{ kind: "visa_mock", count: 1 }, [], "Visa mocks: 1 left of 1"],
  [{ kind: "toefl", count: 15 }, ["cancelled"], "Lessons: 15 left of 15"],
  [{ kind: "gre", count: 2 }, ["held"], "Sessions of 3 rounds: 1 left of 2, 1 held"],
  [
    { kind: "counselling", count: 5 },
    ["held", "no_show", "booked"],
    "Sessions: 2 left of 5, 1 held, 1 missed, 1 booked",
  ],
])("%j with %j says what is left of it", (bought, states, text) => {
  const sessions = states.map((state) => ({ kind: bought.kind, state }));
  expect(countsText(countSessions(bought, sessions))).toBe(text);
});
