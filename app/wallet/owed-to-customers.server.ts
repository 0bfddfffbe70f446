import { and, eq, gte, lt, lte, sql } from "drizzle-orm";

import { dayAfter } from "#app/platform/dates.ts";
import { type DaySpan, everyDay, spansWithout } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";
import { inOneSnapshot } from "#app/platform/one-snapshot.server.ts";
import { sumWalletMoves } from "#app/wallet/sum-wallet-moves.server.ts";
import { walletDays } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type Owed = Map<Currency, bigint>;

/** At the end of each day. Stored days are read, the rest computed; both give the same sums. */
export async function owedToCustomers(
  on: Db,
  { span, timeZone }: { span: DaySpan; timeZone: string },
): Promise<{ day: string; owed: Owed }[]> {
  const { day, currency, net } = walletDays;
  const inZone = eq(walletDays.timeZone, timeZone);
  // Otherwise a day stored in between would count twice.
  const moves = await inOneSnapshot(on, async (tx) => {
    const kept = await tx
      .selectDistinct({ day })
      .from(walletDays)
      .where(and(inZone, lte(day, span.last)));
    const before = await tx
      .select({ day: sql<string>`''`, currency, net: sql`sum(${net})::bigint`.mapWith(BigInt) })
      .from(walletDays)
      .where(and(inZone, lt(day, span.first)))
      .groupBy(currency);
    const during = await tx
      .select({ day, currency, net })
      .from(walletDays)
      .where(and(inZone, gte(day, span.first), lte(day, span.last)));
    const missing = unkeptUntil(
      span.last,
      kept.map((one) => one.day),
    );
    return [...before, ...during, ...(await freshMoves(tx, missing, timeZone))];
  });
  return daysOf(span, moves);
}

type Move = { day: string; currency: Currency; net: bigint };

function unkeptUntil(last: string, kept: readonly string[]): DaySpan[] {
  const days = kept.toSorted();
  const first = days[0];
  const lastKept = days.at(-1);
  if (first === undefined || lastKept === undefined) return [{ first: "-infinity", last }];
  return [{ first: "-infinity", last: dayAfter(first, -1) }, ...spansWithout({ first, last }, new Set(days))];
}

async function freshMoves(tx: Db, spans: readonly DaySpan[], timeZone: string): Promise<Move[]> {
  const { rows } = await tx.execute<{ day: string; currency: Currency; net: string }>(
    sql`select day::text as day, currency, net::text as net from (${sumWalletMoves(spans, timeZone)}) moved`,
  );
  return rows.map((row) => ({ ...row, net: BigInt(row.net) }));
}

function daysOf(span: DaySpan, moves: readonly Move[]): { day: string; owed: Owed }[] {
  const byDay = Map.groupBy(moves, ({ day }) => (day < span.first ? "" : day));
  let owed: Owed = new Map();
  const move = (moved: readonly Move[] = []) => {
    owed = new Map(owed);
    for (const { currency, net } of moved) owed.set(currency, (owed.get(currency) ?? 0n) + net);
  };
  move(byDay.get(""));
  return everyDay(span).map((day) => {
    move(byDay.get(day));
    return { day, owed };
  });
}
