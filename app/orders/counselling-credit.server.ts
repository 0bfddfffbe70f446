import { and, asc, eq, inArray, notInArray, or, type Placeholder, sql } from "drizzle-orm";

import { counsellingService } from "#app/catalog/slugs.ts";
import { convertDown } from "#app/currencies/convert.ts";
import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { creditWorth, takeCredit, type Convert, type CreditSource } from "#app/orders/counselling-credit.ts";
import { boughtStates } from "#app/orders/order-state.ts";
import { counsellingCreditUses, orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type CounsellingCredit = { amount: bigint; currency: Currency; ratesPerUsd: Record<string, string> };

/** Hundredths of `currency` at the current rates. Credit held by `besidesOrder` counts as free. */
export async function readCounsellingCredit(
  userId: UserId,
  currency: Currency,
  at: Date,
  besidesOrder: OrderId | null = null,
): Promise<CounsellingCredit> {
  const sources = await readSources(db, userId, besidesOrder);
  const currencies = new Set([currency, ...sources.map((source) => source.currency)]);
  const found = await Promise.all(
    [...currencies].map(async (code) => [code, await rateInForce(code, at)] as const),
  );
  const ratesPerUsd = Object.fromEntries(
    found.flatMap(([code, rate]) => (rate ? [[code, rate.perUsd]] : [])),
  );
  return { amount: creditWorth(sources, currency, convertAt(ratesPerUsd)), currency, ratesPerUsd };
}

/** Locks the fees first, so two orders never take the same one. Refuses: 409 `credit_gone`. */
export async function holdCredit(
  tx: Db,
  hold: { orderId: OrderId; userId: UserId; amount: bigint; credit: CounsellingCredit },
): Promise<Outcome<null>> {
  if (hold.amount === 0n) return done(null);
  await lockSources(tx, hold.userId);
  const { currency, ratesPerUsd } = hold.credit;
  const sources = await readSources(tx, hold.userId);
  const taken = takeCredit(hold.amount, currency, sources, convertAt(ratesPerUsd), minorUnitOf);
  if (!taken) return creditGone;
  await tx.insert(counsellingCreditUses).values(
    taken.map(({ itemId, amount }) => ({
      orderId: hold.orderId,
      counsellingItemId: itemId,
      amount,
      state: "held" as const,
    })),
  );
  return done(null);
}

export async function useHeldCredit(tx: Db, orderId: OrderId): Promise<void> {
  await changeUses(tx, orderId, "held", "used");
}

export async function releaseCredit(tx: Db, orderId: OrderId): Promise<void> {
  await changeUses(tx, orderId, "held", "released");
}

export async function returnCreditOf(
  tx: Db,
  { id, orderId }: { id: OrderItemId; orderId: OrderId },
): Promise<void> {
  const [borne] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.itemId, id), eq(orderLines.kind, "counselling_credit")));
  if (borne) await changeUses(tx, orderId, "used", "released");
}

export async function creditTakenOf(tx: Db, orderId: OrderId): Promise<Map<string, bigint>> {
  const rows = await tx
    .select({
      itemId: counsellingCreditUses.counsellingItemId,
      sum: sql<string>`sum(${counsellingCreditUses.amount})`,
    })
    .from(counsellingCreditUses)
    .innerJoin(orderItems, eq(orderItems.id, counsellingCreditUses.counsellingItemId))
    .where(and(eq(orderItems.orderId, orderId), inArray(counsellingCreditUses.state, ["held", "used"])))
    .groupBy(counsellingCreditUses.counsellingItemId);
  return new Map(rows.map(({ itemId, sum }) => [itemId, BigInt(sum)]));
}

/** For money that arrives after expiry. Takes exactly the old amounts, or refuses: `credit_gone`. */
export async function retakeCredit(tx: Db, order: { id: OrderId; userId: UserId }): Promise<Outcome<null>> {
  await lockSources(tx, order.userId);
  const wanted = await tx
    .select({ itemId: counsellingCreditUses.counsellingItemId, amount: counsellingCreditUses.amount })
    .from(counsellingCreditUses)
    .where(and(eq(counsellingCreditUses.orderId, order.id), eq(counsellingCreditUses.state, "released")));
  const left = new Map((await readSources(tx, order.userId)).map((source) => [source.itemId, source.left]));
  if (wanted.some(({ itemId, amount }) => (left.get(itemId) ?? 0n) < amount)) return creditGone;
  await changeUses(tx, order.id, "released", "held");
  return done(null);
}

const creditGone = refuse({
  code: "credit_gone",
  message: "Your counselling credit has been used since this price was shown. Please look at the new price.",
  status: 409,
});

function convertAt(ratesPerUsd: Record<string, string>): Convert {
  return (amount, from, to) => {
    if (from === to) return amount;
    const [fromRate, toRate] = [ratesPerUsd[from], ratesPerUsd[to]];
    return fromRate && toRate ? convertDown(amount, fromRate, toRate, to) : 0n;
  };
}

/** Locks in id order, in one query, so two callers that lock many items cannot deadlock. */
export async function lockSources(
  tx: Db,
  userId: UserId,
  { andOrder }: { andOrder: OrderId | null } = { andOrder: null },
): Promise<void> {
  const ofOrder = andOrder === null ? undefined : eq(orderItems.orderId, andOrder);
  const items = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(or(isPaidCounselling(userId), ofOrder))
    .orderBy(asc(orderItems.id));
  await items.for("update", { of: orderItems });
}

async function readSources(
  tx: Db,
  userId: UserId,
  besidesOrder: OrderId | null = null,
): Promise<CreditSource[]> {
  return (await findSources(tx, { userId, besidesOrder }))
    .map(({ itemId, price, refunded, currency, taken }) => ({
      itemId,
      currency,
      left: price - refunded - BigInt(taken),
    }))
    .filter((source) => source.left > 0n);
}

const findSources = prepared(
  "counselling-credit",
  (on, { userId, besidesOrder }: Given<{ userId: UserId; besidesOrder: OrderId | null }>) =>
    on
      .select({
        itemId: orderItems.id,
        price: orderItems.price,
        refunded: orderItems.refunded,
        currency: orders.currency,
        taken: sql<string>`coalesce((
          select sum(${counsellingCreditUses.amount}) from ${counsellingCreditUses}
          where ${counsellingCreditUses.counsellingItemId} = ${orderItems.id}
            and ${counsellingCreditUses.state} in ('held', 'used')
            and ${counsellingCreditUses.orderId} is distinct from ${besidesOrder}::uuid), 0)`,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(isPaidCounselling(userId))
      .orderBy(asc(orders.paidAt), asc(orders.number), asc(orderItems.position)),
);

function isPaidCounselling(userId: UserId | Placeholder) {
  return and(
    eq(orders.userId, userId),
    eq(orderItems.service, counsellingService),
    inArray(orders.state, [...boughtStates]),
    notInArray(orderItems.state, ["cancelled", "refunded"]),
  );
}

async function changeUses(
  tx: Db,
  orderId: OrderId,
  from: "held" | "used" | "released",
  to: "held" | "used" | "released",
): Promise<void> {
  await tx
    .update(counsellingCreditUses)
    .set({ state: to })
    .where(and(eq(counsellingCreditUses.orderId, orderId), eq(counsellingCreditUses.state, from)));
}
