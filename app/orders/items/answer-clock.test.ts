import { expect, test } from "vitest";

import {
  answerDays,
  isToRemind,
  isUnanswered,
  lastDayReminded,
  lastDayToAnswer,
} from "#app/orders/items/answer-clock.ts";
import { dayAfter } from "#app/platform/dates.ts";

const delivered = new Date("2026-11-20T23:30:00Z");
const answerBy = lastDayToAnswer(delivered);

test("a delivery of 20 November is answered by 4 December", () => {
  expect(answerBy).toBe("2026-12-04");
});

test.each([
  ["2026-11-20", false],
  ["2026-11-30", false],
  ["2026-12-01", true],
  ["2026-12-20", true],
])("on %s it is time to remind: %s", (today, expected) => {
  expect(isToRemind({ answerBy, answerReminded: false }, today)).toBe(expected);
  expect(isToRemind({ answerBy, answerReminded: true }, today)).toBe(false);
});

test.each([
  ["2026-12-01", "2026-12-04"],
  ["2026-12-03", "2026-12-06"],
  ["2026-12-20", "2026-12-23"],
])("who is reminded on %s has until %s", (today, last) => {
  expect(lastDayReminded({ answerBy }, today)).toBe(last);
});

test.each([
  ["2026-12-04", true, false],
  ["2026-12-05", true, true],
  ["2026-12-05", false, false],
])("on %s, reminded: %s, it is completed: %s", (today, answerReminded, expected) => {
  expect(isUnanswered({ answerBy, answerReminded }, today)).toBe(expected);
});

test("whatever day the job runs first, nobody has less than 14 days and a reminder", () => {
  for (let late = 0; late < 40; late += 1) {
    const today = dayAfter("2026-11-20", late);
    const clock = { answerBy, answerReminded: false };
    expect(isUnanswered(clock, today)).toBe(false);
    if (!isToRemind(clock, today)) continue;
    const last = lastDayReminded(clock, today);
    expect(last >= dayAfter("2026-11-20", answerDays)).toBe(true);
    expect(isUnanswered({ answerBy: last, answerReminded: true }, dayAfter(today, 3))).toBe(false);
  }
});
