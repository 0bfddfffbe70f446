import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";

import type { RefundToMake } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { requireRefundTransition, type RefundCause, type RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds } from "#app/payments/tables.server.ts";
import { dayMs, minuteMs } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentId, RefundId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

export type Refund = typeof paymentRefunds.$inferSelect;

export type NewRefund = {
  id: RefundId;
  paymentId: PaymentId;
  userId: UserId;
  cause: RefundCause;
  gatewayPaymentId: string;
  /** Hundredths of `currency`. */
  amount: bigint;
  /** How much of it is a top-up's premium. */
  premium?: bigint;
  currency: Currency;
};

/** Writes down that money is owed to a customer, before its gateway hears of it. */
export async function createRefund(tx: Db, refund: NewRefund, now: Date): Promise<void> {
  invariant(refund.amount > 0n, "a refund is of more than nothing");
  await tx.insert(paymentRefunds).values({ ...refund, state: "owed", createdAt: now, changedAt: now });
}

export async function findRefund(tx: Db, id: RefundId): Promise<Refund | null> {
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return refund ?? null;
}

/** Reads the row and keeps others from changing it until the transaction ends. */
export async function lockRefund(tx: Db, id: RefundId): Promise<Refund> {
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for("update");
  invariant(refund, `refund ${id} is still there`);
  return refund;
}

/** The row must have been read under lock in this transaction. */
export async function changeRefund(
  tx: Db,
  refund: Refund,
  state: RefundState,
  { now, gatewayRefundId }: { now: Date; gatewayRefundId?: string },
): Promise<void> {
  requireRefundTransition(refund.state, state);
  const values = { state, changedAt: now, ...(gatewayRefundId === undefined ? {} : { gatewayRefundId }) };
  await tx.update(paymentRefunds).set(values).where(eq(paymentRefunds.id, refund.id));
}

/** The gateway has said no for certain. Answers how often it has by now. */
export async function countRefusal(tx: Db, id: RefundId): Promise<number> {
  const [refund] = await tx
    .update(paymentRefunds)
    .set({ refusals: sql`${paymentRefunds.refusals} + 1`, ...noneAwaited })
    .where(eq(paymentRefunds.id, id))
    .returning({ refusals: paymentRefunds.refusals });
  return refund?.refusals ?? 0;
}

const noneAwaited = { askedAt: null, sentBackBefore: null };

/**
 * Written down before a gateway is asked that may take the same refund asked for twice as two. Answers how often it was
 * asked for by now; null where somebody else asks for it, or it is not owed any more.
 */
export async function markAsked(
  tx: Db,
  id: RefundId,
  { sentBackBefore, now }: { sentBackBefore: bigint; now: Date },
): Promise<number | null> {
  const [refund] = await tx
    .update(paymentRefunds)
    .set({ asks: sql`${paymentRefunds.asks} + 1`, askedAt: now, sentBackBefore })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, "owed"), isNull(paymentRefunds.askedAt)))
    .returning({ asks: paymentRefunds.asks });
  return refund?.asks ?? null;
}

/** It is certain that the gateway has not made it: it may be asked again. Answers whether an answer was awaited. */
export async function awaitNoAnswer(tx: Db, id: RefundId, ask?: number): Promise<boolean> {
  const changed = await tx
    .update(paymentRefunds)
    .set(noneAwaited)
    .where(
      and(
        eq(paymentRefunds.id, id),
        eq(paymentRefunds.state, "owed"),
        isNotNull(paymentRefunds.askedAt),
        ask === undefined ? undefined : eq(paymentRefunds.asks, ask),
      ),
    )
    .returning({ id: paymentRefunds.id });
  return changed.length > 0;
}

/** A refund as its gateway needs to know it, with what was sent back of the same money before. */
export async function refundToMake(tx: Db, refund: Refund, payment: Payment): Promise<RefundToMake> {
  invariant(payment.gatewayOrderId, `payment ${payment.id} was opened at its gateway`);
  const { id, gatewayPaymentId, amount, currency, refusals, asks } = refund;
  const sum = sql<string>`coalesce(sum(${paymentRefunds.amount}), 0)`;
  const [before] = await tx
    .select({ sum })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, payment.id),
        eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
        ne(paymentRefunds.id, id),
        inArray(paymentRefunds.state, ["sent", "done"]),
      ),
    );
  return {
    refundId: id,
    gatewayOrderId: payment.gatewayOrderId,
    gatewayPaymentId,
    gatewayAccount: payment.gatewayAccount,
    amount,
    currency,
    refundedBefore: BigInt(before?.sum ?? "0"),
    refusals,
    asks,
    unansweredSince: refund.state === "owed" && refund.askedAt ? refund.sentBackBefore : null,
  };
}

/** The other refunds of the same money that its gateway has taken on. */
export function takenOnBeside(tx: Db, { id, paymentId, gatewayPaymentId }: Refund): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
        ne(paymentRefunds.id, id),
        inArray(paymentRefunds.state, ["sent", "done"]),
      ),
    );
}

/** Whether an earlier refund of the same money is owed still: they go one after another, the oldest first. */
export async function isEarlierOwed(tx: Db, refund: Refund): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, refund.paymentId),
        eq(paymentRefunds.gatewayPaymentId, refund.gatewayPaymentId),
        eq(paymentRefunds.state, "owed"),
        or(
          lt(paymentRefunds.createdAt, refund.createdAt),
          and(eq(paymentRefunds.createdAt, refund.createdAt), lt(paymentRefunds.id, refund.id)),
        ),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

/** What is owed and not taken on by its gateway yet, oldest first. */
export function owedRefunds(tx: Db, limit = 1_000): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, "owed"))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(limit);
}

/**
 * Refunds to ask about: those under way, every ten minutes, and for a fortnight once a day those called done, since a
 * bank may still return them. Those asked about the longest ago come first.
 */
export function refundsToAskAbout(tx: Db, now: Date, limit = 500): Promise<Refund[]> {
  const { state, checkedAt, createdAt, changedAt } = paymentRefunds;
  const askedBefore = (ageMs: number) =>
    or(isNull(checkedAt), lte(checkedAt, new Date(now.getTime() - ageMs)));
  const sent = and(eq(state, "sent"), askedBefore(10 * minuteMs));
  const arrived = and(
    eq(state, "done"),
    gt(changedAt, new Date(now.getTime() - 14 * dayMs)),
    lt(changedAt, new Date(now.getTime() - dayMs)),
    askedBefore(dayMs),
  );
  return tx
    .select()
    .from(paymentRefunds)
    .where(or(sent, arrived))
    .orderBy(sql`${checkedAt} asc nulls first`, asc(createdAt))
    .limit(limit);
}

export async function markRefundChecked(tx: Db, id: RefundId, now: Date): Promise<void> {
  await tx.update(paymentRefunds).set({ checkedAt: now }).where(eq(paymentRefunds.id, id));
}

/** Refunds that are owed, under way or came to nothing, oldest first. */
export function unfinishedRefunds(tx: Db): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.state, ["owed", "sent", "failed"]))
    .orderBy(asc(paymentRefunds.createdAt));
}
