import { expect, test } from "vitest";

import {
  checkEnd,
  couponFields,
  draftOf,
  localTime,
  newCouponFields,
} from "#app/coupons/desk/coupon-fields.ts";

const zone = "Asia/Kolkata";
const good = { percent: "15", cap_inr: "2,000", cap_usd: "30.50", services: [] };
const newOne = { ...good, code: "SPRING-10", starts_at: "2026-12-01T00:00" };

function refusedIn(typed: object): string[] {
  const { error } = newCouponFields(zone).safeParse({ ...newOne, ...typed });
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
}

test("a coupon is read in major units and in the zone of whoever writes it", () => {
  const typed = {
    ...newOne,
    ends_at: "2027-01-01T00:00",
    total_limit: "100",
    services: ["visa-sop", "cover-letter", "visa-sop"],
  };
  const read = newCouponFields(zone).parse(typed);
  expect(read.starts_at).toEqual(new Date("2026-11-30T18:30:00Z"));
  expect(draftOf(read)).toEqual({
    percent: 15,
    capInr: 200_000n,
    capUsd: 3_050n,
    endsAt: new Date("2026-12-31T18:30:00Z"),
    totalLimit: 100,
    perCustomerLimit: null,
    services: ["cover-letter", "visa-sop"],
  });
  expect(draftOf(newCouponFields(zone).parse(newOne))).toMatchObject({ services: null, endsAt: null });
});

test("a change without a percentage leaves it", () => {
  expect(couponFields(zone).parse({ ...good, percent: "", version: "3" })).toMatchObject({ percent: null });
});

test.each([
  ["no percentage", { percent: "" }, "percent"],
  ["a percentage of nothing", { percent: "0" }, "percent"],
  ["more than all", { percent: "101" }, "percent"],
  ["a part of a percent", { percent: "12.5" }, "percent"],
  ["no cap", { cap_inr: "" }, "cap_inr"],
  ["a cap of nothing", { cap_usd: "0" }, "cap_usd"],
  ["no beginning", { starts_at: "" }, "starts_at"],
  ["an end that is no time", { ends_at: "tomorrow" }, "ends_at"],
  ["a limit of nothing", { total_limit: "0" }, "total_limit"],
  ["a limit in words", { per_customer_limit: "one" }, "per_customer_limit"],
  ["a service that nobody has", { services: ["cover-letter", "moon-landing"] }, "services"],
])("%s is refused at its field", (_sentence, change, field) => {
  expect(refusedIn(change)).toEqual([field]);
});

test("everything that is wrong is said at once", () => {
  expect(refusedIn({ percent: "", cap_inr: "lots", total_limit: "0" })).toEqual([
    "percent",
    "cap_inr",
    "total_limit",
  ]);
});

test.each([
  ["  spring-10 ", "SPRING-10"],
  ["abc", "ABC"],
  ["ab", null],
  ["---", null],
  ["SPRING 10", null],
  ["FRÜHLING", null],
  ["A".repeat(31), null],
])("the code %j is read as %j", (code, expected) => {
  const read = newCouponFields(zone).safeParse({ ...newOne, code });
  expect(read.success ? read.data.code : null).toBe(expected);
});

test("an end is after the beginning and still to come", () => {
  const [startsAt, now] = [new Date("2026-10-01"), new Date("2026-10-10")];
  const endOf = (day: string | null) => checkEnd(day === null ? null : new Date(day), { startsAt, now }).ok;
  expect([null, "2026-10-11", "2026-10-10", "2026-09-30"].map(endOf)).toEqual([true, true, false, false]);
});

test("a moment is written as the field for it takes it", () => {
  expect(localTime(new Date("2026-11-30T18:30:59Z"), zone)).toBe("2026-12-01T00:00");
  expect(localTime(null, zone)).toBe("");
});
