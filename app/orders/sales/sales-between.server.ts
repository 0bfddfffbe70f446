import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { sumSales } from "#app/orders/sales/sum-sales.server.ts";
import { salesDays } from "#app/orders/sales/tables.server.ts";
import { type DaySpan, spansWithout } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";
import { inOneSnapshot } from "#app/platform/one-snapshot.server.ts";

export type SalesCut = (typeof salesDays.$inferSelect)["cut"];

/** Hundredths, in the cut's currency. */
export type Sales = {
  started: number;
  sold: number;
  price: bigint;
  premium: bigint;
  refunded: bigint;
  premiumRefunded: bigint;
};

export type SalesByKey = Map<string, Sales>;

/** Stored days are read, the rest, such as today, are computed; both give the same sums. */
export async function salesBetween(
  on: Db,
  { span, timeZone, cuts }: { span: DaySpan; timeZone: string; cuts: readonly SalesCut[] },
): Promise<Map<SalesCut, SalesByKey>> {
  const others = cuts.filter((cut) => cut !== "day");
  // Otherwise a day stored in between would count twice.
  const rows = await inOneSnapshot(on, async (tx) => {
    const keptByDay = await readDays(tx, span, timeZone);
    const missing = spansWithout(span, new Set(keptByDay.map(({ key }) => key)));
    const kept = others.length === 0 ? [] : await readKept(tx, { span, timeZone, cuts: others });
    const fresh = missing.length === 0 ? [] : await readFresh(tx, missing, timeZone);
    return [...keptByDay, ...kept, ...fresh];
  });
  const sales = new Map<SalesCut, SalesByKey>(cuts.map((cut) => [cut, new Map()]));
  for (const { cut, key, ...row } of rows) {
    const byKey = sales.get(cut);
    if (byKey) byKey.set(key, addSales(byKey.get(key) ?? noSales, row));
  }
  for (const [cut, byKey] of sales) {
    sales.set(cut, new Map([...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1))));
  }
  return sales;
}

export const noSales: Sales = {
  started: 0,
  sold: 0,
  price: 0n,
  premium: 0n,
  refunded: 0n,
  premiumRefunded: 0n,
};

export function addSales(one: Sales, other: Sales): Sales {
  return {
    started: one.started + other.started,
    sold: one.sold + other.sold,
    price: one.price + other.price,
    premium: one.premium + other.premium,
    refunded: one.refunded + other.refunded,
    premiumRefunded: one.premiumRefunded + other.premiumRefunded,
  };
}

type Row = Sales & { cut: SalesCut; key: string };

async function readDays(tx: Db, { first, last }: DaySpan, timeZone: string): Promise<Row[]> {
  const { day, cut, started, sold, price, premium, refunded, premiumRefunded } = salesDays;
  return tx
    .select({ cut, key: day, started, sold, price, premium, refunded, premiumRefunded })
    .from(salesDays)
    .where(and(eq(salesDays.timeZone, timeZone), between(day, first, last), eq(cut, "day")));
}

async function readKept(
  tx: Db,
  { span, timeZone, cuts }: { span: DaySpan; timeZone: string; cuts: readonly SalesCut[] },
): Promise<Row[]> {
  const { day, cut, key } = salesDays;
  const money = (column: AnyPgColumn) => sql`sum(${column})::bigint`.mapWith(BigInt);
  return tx
    .select({
      cut,
      key,
      started: sql<number>`sum(${salesDays.started})::int`,
      sold: sql<number>`sum(${salesDays.sold})::int`,
      price: money(salesDays.price),
      premium: money(salesDays.premium),
      refunded: money(salesDays.refunded),
      premiumRefunded: money(salesDays.premiumRefunded),
    })
    .from(salesDays)
    .where(
      and(eq(salesDays.timeZone, timeZone), between(day, span.first, span.last), inArray(cut, [...cuts])),
    )
    .groupBy(cut, key);
}

async function readFresh(tx: Db, spans: readonly DaySpan[], timeZone: string): Promise<Row[]> {
  const { rows } = await tx.execute<{
    day: string;
    cut: SalesCut;
    key: string;
    started: number;
    sold: number;
    price: string;
    premium: string;
    refunded: string;
    premium_refunded: string;
  }>(sql`select day::text as day, cut, key, started, sold, price::text as price, premium::text as premium,
    refunded::text as refunded, premium_refunded::text as premium_refunded
    from (${sumSales(spans, timeZone)}) summed`);
  return rows.map(({ day, cut, key, started, sold, ...money }) => ({
    cut,
    key: cut === "day" ? day : key,
    started,
    sold,
    price: BigInt(money.price),
    premium: BigInt(money.premium),
    refunded: BigInt(money.refunded),
    premiumRefunded: BigInt(money.premium_refunded),
  }));
}
