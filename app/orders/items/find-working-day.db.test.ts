import { beforeAll, beforeEach, expect, test } from "vitest";

import { firmHolidays } from "#app/desk/tables.server.ts";
import { findDueDate, findWorkingDay } from "#app/orders/items/find-working-day.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { coverLetter, noon, openShop } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

beforeAll(openShop);
beforeEach(() => db.delete(firmHolidays));

/** Noon is on Friday, 2 October 2026. */
test.each([
  ["of no holiday", [], "2026-10-06"],
  ["of a holiday on its way", ["2026-10-05"], "2026-10-07"],
  ["of a holiday on a Sunday", ["2026-10-04"], "2026-10-06"],
  ["of holidays after a weekend", ["2026-10-05", "2026-10-06", "2026-10-07"], "2026-10-09"],
  ["of one on the day itself, or before", ["2026-10-02", "2026-10-01"], "2026-10-06"],
])("two working days because %s", async (_why, days, by) => {
  for (const day of days) await db.insert(firmHolidays).values({ day, name: "A holiday" });
  expect(await findWorkingDay(db, noon, 2)).toBe(by);
});

test("what is due knows the firm’s holidays, as they stand when the form is sent", async () => {
  const usual = await findDueDate(db, coverLetter(), noon);
  await db.insert(firmHolidays).values({ day: "2026-10-05", name: "A holiday" });
  const later = await findDueDate(db, coverLetter(), noon);
  expect(later > usual).toBe(true);
  const { itemId } = await buyServices();
  await sendIntakeOf(itemId);
  expect((await findItem(db, itemId))?.dueOn).toBe(later);
  await db.insert(firmHolidays).values({ day: "2026-10-06", name: "Another" });
  expect((await findItem(db, itemId))?.dueOn).toBe(later);
});
