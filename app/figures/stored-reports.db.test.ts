import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { bookings } from "#app/bookings/tables.server.ts";
import { checkBooks } from "#app/books/check-books.server.ts";
import { keepReportDays } from "#app/figures/keep-report-days.server.ts";
import { reportsBetween } from "#app/figures/reports-between.server.ts";
import { reportDays } from "#app/figures/tables.server.ts";
import { refundReasons } from "#app/orders/sales/refund-reasons.server.ts";
import { orderRefunds } from "#app/orders/tables.server.ts";
import { dayAfter } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { countReports } from "#tests/figures/count-reports.ts";
import {
  below,
  makeReportChat,
  makeReportEnquiry,
  makeReportOrder,
  oneOf,
  reasons,
  someTime,
} from "#tests/figures/report-ground.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const zone = "Asia/Kolkata";
/** An alias for the same days that never has stored figures. */
const sameZoneUnkept = "Asia/Calcutta";
const today = new Date().toISOString().slice(0, 10);
const span = { first: dayAfter(today, -50), last: dayAfter(today, 1) };
const cuts = [
  "delivery",
  "cohort",
  "cohort_again",
  "coupon_use",
  "answer",
  "answer_time",
  "chat",
  "chat_sale",
] as const;

let customers: UserId[];
let staffIds: UserId[];

beforeAll(async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => makeCustomer()));
  const ids = people.map(({ id }) => id);
  [customers, staffIds] = [ids.slice(3), ids.slice(0, 3)];
});

async function live(): Promise<void> {
  const at = someTime(45);
  const kind = below(4);
  if (kind === 0) await makeReportChat(oneOf(customers), at);
  else if (kind === 1) await makeReportEnquiry(staffIds, at);
  else await makeReportOrder(oneOf(customers), staffIds, at);
}

async function reported(timeZone: string, of = span) {
  const reports = await reportsBetween(db, { span: of, timeZone, cuts });
  return new Map(
    cuts.flatMap((cut) => [...reports[cut]].map(([key, report]) => [`${cut}: ${key}`, report] as const)),
  );
}

const daysKept = () => db.$count(reportDays, sql`cut = 'day' and time_zone = ${zone}`);

test("reports say what every row of the shop says, counted one by one, kept or not", async () => {
  for (let count = 0; count < 120; count += 1) await live();
  const counted = await countReports(span, zone);
  for (const cut of cuts)
    expect(
      [...counted.keys()].some((key) => key.startsWith(`${cut}:`)),
      cut,
    ).toBe(true);
  expect(await reported(sameZoneUnkept)).toEqual(counted);
  expect(await keepReportDays(zone)).toBeGreaterThan(30);
  expect(await keepReportDays(zone), "what is kept is not kept again").toBe(0);
  expect(await reported(zone)).toEqual(counted);
  const week = { first: dayAfter(today, -20), last: dayAfter(today, -14) };
  expect(await reported(zone, week)).toEqual(await countReports(week, zone));
  expect(await reported("America/New_York")).toEqual(await countReports(span, "America/New_York"));
});

test("what is written into kept days later shows in them, whoever writes while they are kept", async () => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([...Array.from({ length: 10 }, live), keepReportDays(zone), keepReportDays(zone)]);
    expect(await reported(zone)).toEqual(await countReports(span, zone));
  }
  await keepReportDays(zone);
  expect(await reported(zone)).toEqual(await countReports(span, zone));
  const law = (await checkBooks()).find((one) => one.law.includes("kept day of reports"));
  expect(law?.violations).toEqual([]);
});

test("two who write into the same old days, each from the other end, are both written", async () => {
  await keepReportDays(zone);
  const days = [-20, -10].map((days) => `${dayAfter(today, days)}T12:00:00Z`);
  const write = (moments: string[]) =>
    db.transaction(async (tx) => {
      for (const moment of moments) {
        await tx.execute(sql`select unkeep_days('report_days', array[${moment}::timestamptz])`);
        await pause(100);
      }
    });
  const kept = await daysKept();
  await Promise.all([write(days), write(days.toReversed())]);
  expect(await daysKept()).toBe(kept - 2);
});

test("a kept day that says something else breaks a law of the books", async () => {
  await keepReportDays(zone);
  await db.execute(
    sql`update report_days set events = events + 1 where cut = 'coupon_use' and time_zone = ${zone}`,
  );
  const law = (await checkBooks()).find((one) => one.law.includes("kept day of reports"));
  expect(law?.violations.length).toBeGreaterThan(0);
  await db.delete(reportDays);
});

test("a chat that turns out to be missed is missed in a kept day, and sold nothing", async () => {
  await keepReportDays(zone);
  const kept = await daysKept();
  await db.update(bookings).set({ state: "no_show" });
  expect(await daysKept()).toBeLessThan(kept);
  const after = await reported(zone);
  expect(after).toEqual(await countReports(span, zone));
  expect([...after.keys()].filter((key) => key.startsWith("chat_sale"))).toEqual([]);
});

test("what happens now makes no day unkept", async () => {
  await keepReportDays(zone);
  const kept = await daysKept();
  const buyer = await makeCustomer();
  await makeReportOrder(buyer.id, staffIds, new Date(Date.now() - 60_000));
  await makeReportChat(buyer.id, new Date(Date.now() - 30_000));
  expect(await daysKept()).toBe(kept);
  expect(await reported(zone)).toEqual(await countReports(span, zone));
});

test("reasons of refunds come to what was given back, by their words and currency", async () => {
  const found = await refundReasons(db, { span, timeZone: zone });
  const rows = await db.select().from(orderRefunds);
  for (const reason of reasons) {
    const of = found.filter((one) => one.reason === reason);
    const raw = rows.filter((one) => one.reason === reason);
    expect(of.reduce((sum, { refunds }) => sum + refunds, 0)).toBe(raw.length);
    expect(of.reduce((sum, { refunded }) => sum + refunded, 0n)).toBe(
      raw.reduce((sum, { amount, premium }) => sum + amount + premium, 0n),
    );
    for (const { currency, refunded, inUsd } of of) if (currency === "USD") expect(inUsd).toBe(refunded);
  }
});
