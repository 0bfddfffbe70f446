import { describe, expect, test } from "vitest";

import { checkHoliday, holidayText, todayIn } from "#app/desk/holiday.ts";
import { holidayFields } from "#app/desk/people-fields.ts";

const today = "2026-12-03";
const read = (starts_on: string, ends_on: string) => holidayFields.safeParse({ starts_on, ends_on });
const check = (startsOn: string, endsOn: string) => checkHoliday({ startsOn, endsOn }, today);

describe("a holiday", () => {
  test.each([
    ["of one day, today", "2026-12-03", "2026-12-03"],
    ["that began before today", "2026-11-30", "2026-12-03"],
    ["of ninety days", "2027-01-01", "2027-03-31"],
    ["over a leap day", "2028-02-28", "2028-03-01"],
  ])("%s is taken", (_what, startsOn, endsOn) => {
    expect(read(startsOn, endsOn).data).toEqual({ starts_on: startsOn, ends_on: endsOn });
    expect(check(startsOn, endsOn).ok).toBe(true);
  });

  test.each([
    ["that ends before it begins", "2026-12-10", "2026-12-09", "ends_on"],
    ["of ninety-one days", "2027-01-01", "2027-04-01", "ends_on"],
    ["without a first day", "", "2026-12-09", "starts_on"],
    ["on a day that no calendar has", "2027-02-29", "2027-03-02", "starts_on"],
    ["written as words", "tomorrow", "2026-12-09", "starts_on"],
  ])("%s is not read", (_what, startsOn, endsOn, field) => {
    expect(read(startsOn, endsOn).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test.each([
    ["that is over", "2026-12-01", "2026-12-02", "over", "ends_on"],
    ["years ahead", "2036-12-01", "2036-12-02", "invalid_date", "starts_on"],
  ])("%s is refused", (_what, startsOn, endsOn, code, field) => {
    expect(check(startsOn, endsOn)).toMatchObject({ ok: false, refusal: { code, field, status: 422 } });
  });

  test("is said in words", () => {
    expect(holidayText({ startsOn: "2026-12-03", endsOn: "2026-12-03" })).toBe("3 December 2026");
    expect(holidayText({ startsOn: "2026-12-03", endsOn: "2027-01-02" })).toBe(
      "3 December 2026 to 2 January 2027",
    );
  });

  test("is by the calendar of whoever is away", () => {
    const now = new Date("2026-12-02T20:00:00Z");
    expect(todayIn("Asia/Kolkata", now)).toBe("2026-12-03");
    expect(todayIn("America/New_York", now)).toBe("2026-12-02");
  });
});
