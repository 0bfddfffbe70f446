import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { lateDays, reportDays } from "#app/figures/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

const day = "2026-03-04";

const writeInto = (tx: Transaction) =>
  tx.execute(sql`select unkeep_days('report_days', array[${`${day}T12:00:00Z`}::timestamptz])`);
const lockWallet = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(4711)`);

async function keepDay(): Promise<void> {
  const figures = { key: "", events: 1, among: 0, amount: 0n, usd: 0n };
  await db.insert(reportDays).values({ timeZone: "UTC", day, cut: "day", ...figures });
}

const daysKept = () => db.$count(reportDays);

test("who writes into a day long past holds nobody up before the end, and the day is dropped then", async () => {
  await keepDay();
  const [isWritten, isLocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction(async (tx) => {
    await writeInto(tx);
    isWritten.resolve();
    await isLocked.promise;
    await lockWallet(tx);
  });
  const second = db.transaction(async (tx) => {
    await lockWallet(tx);
    await isWritten.promise;
    isLocked.resolve();
    await writeInto(tx);
  });
  await Promise.all([first, second]);
  expect([await daysKept(), await db.$count(lateDays)]).toEqual([0, 0]);
});

test("what is undone drops no day", async () => {
  await keepDay();
  const undone = db.transaction(async (tx) => {
    await writeInto(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect([await daysKept(), await db.$count(lateDays)]).toEqual([1, 0]);
});
