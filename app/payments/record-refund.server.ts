import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";

import type { RefundToMake } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { requireRefundTransition, type RefundCause, type RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds } from "#app/payments/tables.server.ts";
import { dayMs, minuteMs } from "#app/platform/dates.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
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
  amount: bigint;
  premium?: bigint;
  currency: Currency;
};

/** Call it before the gateway hears of the refund. */
export async function createRefund(tx: Db, refund: NewRefund, now: Date): Promise<void> {
  invariant(refund.amount > 0n, "a refund is of more than nothing");
  await tx.insert(paymentRefunds).values({ ...refund, state: "owed", createdAt: now, changedAt: now });
}

export async function findRefund(tx: Db, id: RefundId): Promise<Refund | null> {
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return refund ?? null;
}

export async function lockRefund(tx: Db, id: RefundId): Promise<Refund> {
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for("update");
  invariant(refund, `refund ${id} is still there`);
  return refund;
}

/** Read the row under lock in this transaction. */
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

/** Only for definite refusals. Returns how many there are. */
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
 * For gateways that may pay a repeated refund twice: call before asking. Returns the count of requests; null if
 * another request is running or nothing is owed.
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

/** Only when the gateway has certainly not made it. Returns whether an answer was awaited. */
export async function clearUnansweredRequest(tx: Db, id: RefundId, ask?: number): Promise<boolean> {
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

export function otherAcceptedRefunds(tx: Db, { id, paymentId, gatewayPaymentId }: Refund): Promise<Refund[]> {
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

/** Refunds of the same money go one by one, oldest first. */
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

export function owedRefunds(tx: Db, limit = 1_000): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, "owed"))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(limit);
}

/**
 * Those sent, every ten minutes; those done, daily for a fortnight, because a bank may still return the money.
 * Longest unchecked first.
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

export function countFailedRefunds(tx: Db): Count {
  return tx.$count(paymentRefunds, eq(paymentRefunds.state, "failed"));
}

/** Owed, and asked for at the gateway. */
export function countUnansweredRefunds(tx: Db): Count {
  return tx.$count(paymentRefunds, and(eq(paymentRefunds.state, "owed"), isNotNull(paymentRefunds.askedAt)));
}

export function unfinishedRefunds(tx: Db): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.state, ["owed", "sent", "failed"]))
    .orderBy(asc(paymentRefunds.createdAt));
}
