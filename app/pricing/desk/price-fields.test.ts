import { expect, test } from "vitest";

import { newPriceFields } from "#app/pricing/desk/price-fields.ts";

const now = new Date("2026-10-02T12:00:00Z");
const good = { inr: "1,999", usd: "29.50", startsAt: "", reason: "Paper has become dearer" };
const read = (change: Partial<typeof good>) =>
  newPriceFields({ timeZone: "Asia/Kolkata", now }).safeParse({ ...good, ...change });

test("major units are read strictly, and nothing means at once", () => {
  expect(read({})).toMatchObject({ data: { inr: 199_900n, usd: 2_950n, startsAt: null } });
});

test("a moment is read in the zone of whoever types it", () => {
  expect(read({ startsAt: "2026-10-02T18:00" })).toMatchObject({
    data: { startsAt: new Date("2026-10-02T12:30:00Z") },
  });
});

const refused: [sentence: string, change: Partial<typeof good>, field: string][] = [
  ["no price", { inr: "" }, "inr"],
  ["a price of nothing", { usd: "0" }, "usd"],
  ["a price below nothing", { inr: "-5" }, "inr"],
  ["a comma for a point", { usd: "29,5" }, "usd"],
  ["three decimals", { usd: "29.505" }, "usd"],
  ["a price in words", { inr: "a lot" }, "inr"],
  ["a price beyond all measure", { inr: "99999999999" }, "inr"],
  ["a moment that has passed", { startsAt: "2026-10-02T17:29" }, "startsAt"],
  ["this very moment", { startsAt: "2026-10-02T17:30" }, "startsAt"],
  ["a moment more than a year ahead", { startsAt: "2027-10-05T00:00" }, "startsAt"],
  ["a moment that is none", { startsAt: "tomorrow" }, "startsAt"],
  ["no reason", { reason: " " }, "reason"],
  ["a day that is none", { startsAt: "2026-02-30T10:00" }, "startsAt"],
];

test.each(refused)("%s is refused", (_sentence, change, field) => {
  expect(read(change).error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
