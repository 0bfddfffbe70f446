import { and, asc, eq, gt, inArray, isNull, ne, notInArray } from "drizzle-orm";
import { z } from "zod";

import type { Money } from "#app/money/money.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import { markUnapplied } from "#app/payments/record-payment.server.ts";
import { changeRefund, findRefund, lockRefund, type Refund } from "#app/payments/record-refund.server.ts";
import { refundIdsOf, refundsById } from "#app/payments/search-payments.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { isId, type PaymentId, RefundId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { handPayments } from "#app/refunds/tables.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

export type HandPayment = typeof handPayments.$inferSelect;
type AskedHandPayment = Omit<HandPayment, "state" | "decidedBy" | "decidedAt" | "declineReason">;

/** Refuses: `not_failed`. */
export async function lockFailedRefund(tx: Transaction, refundId: string): Promise<Outcome<Refund>> {
  const known = isId(RefundId, refundId) ? await findRefund(tx, refundId) : null;
  if (!known) return notFailed;
  // Same lock as a dispute, which may end this refund.
  await lockPayment(tx, known.paymentId);
  const refund = await lockRefund(tx, known.id);
  return refund.state === "failed" ? done(refund) : notFailed;
}

/** The caller has locked the refund, and no other payment of it waits. */
export async function recordHandPayment(tx: Transaction, asked: AskedHandPayment): Promise<void> {
  await tx.insert(handPayments).values({ ...asked, state: "waiting" });
}

/** The caller has locked the refund. */
export async function makeHandPayment(
  tx: Transaction,
  { id }: Pick<HandPayment, "id">,
  refund: Refund,
  { decidedBy, now }: { decidedBy: string | null; now: Date },
): Promise<void> {
  const { userId, amount, currency, paymentId, gatewayPaymentId } = refund;
  await moveFunds(tx, {
    kind: "refund_by_hand",
    reference: refund.id,
    userId,
    text: "Paid by bank transfer",
    now,
    postings: [{ source: "refunds", destination: "bank", amount, currency }],
  });
  await changeRefund(tx, refund, "by_hand", { now });
  const payment = await lockPayment(tx, paymentId);
  invariant(payment, `payment ${paymentId} is there`);
  if (payment.unapplied === "to_refund" && payment.gatewayPaymentId === gatewayPaymentId)
    await markUnapplied(tx, payment, "refunded");
  const made = { state: "made", decidedBy, decidedAt: decidedBy === null ? null : now } as const;
  await tx.update(handPayments).set(made).where(eq(handPayments.id, id));
  await queueMoneyNote(tx, { about: "refund_by_hand", refundId: refund.id });
}

export async function declineHandPayment(
  tx: Transaction,
  id: string,
  declined: { decidedBy: string; decidedAt: Date; declineReason: string },
): Promise<void> {
  await tx
    .update(handPayments)
    .set({ state: "declined", ...declined })
    .where(eq(handPayments.id, id));
}

export async function findHandPayment(tx: Db, id: string): Promise<HandPayment | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(handPayments).where(eq(handPayments.id, id));
  return found ?? null;
}

export async function waitingForHand(tx: Db, refundIds: readonly RefundId[]): Promise<Set<string>> {
  const found = await tx
    .select({ refundId: handPayments.refundId })
    .from(handPayments)
    .where(and(inArray(handPayments.refundId, [...refundIds]), eq(handPayments.state, "waiting")));
  return new Set(found.map(({ refundId }) => refundId));
}

/** Still waiting although their refund has ended in another way. */
export async function overtakenOf(tx: Db, paymentId: PaymentId): Promise<HandPayment[]> {
  const waiting = await tx.select().from(handPayments).where(eq(handPayments.state, "waiting"));
  const refunds = await refundsById(
    tx,
    waiting.map(({ refundId }) => refundId),
  );
  const ended = refunds.filter((refund) => refund.paymentId === paymentId && refund.state !== "failed");
  const ids = new Set(ended.map(({ id }) => id));
  return waiting.filter(({ refundId }) => ids.has(refundId));
}

export async function paidByHandAlone(
  tx: Db,
  { by, userId, since }: { by: string; userId: UserId; since: Date },
): Promise<Money[]> {
  const alone = await tx
    .select({ refundId: handPayments.refundId })
    .from(handPayments)
    .where(
      and(
        eq(handPayments.state, "made"),
        eq(handPayments.askedBy, by),
        isNull(handPayments.decidedBy),
        gt(handPayments.askedAt, since),
        inArray(handPayments.refundId, refundIdsOf(tx, userId)),
      ),
    );
  return refundsById(
    tx,
    alone.map(({ refundId }) => refundId),
  );
}

const waitingMax = 200;

export function waitingHandPayments(tx: Db): Promise<HandPayment[]> {
  return tx
    .select()
    .from(handPayments)
    .where(eq(handPayments.state, "waiting"))
    .orderBy(asc(handPayments.askedAt), asc(handPayments.id))
    .limit(waitingMax);
}

/** Not their own requests, nor their own money. */
export function countHandPaymentsFor(tx: Db, memberId: UserId): Count {
  const { state, askedBy, refundId } = handPayments;
  return tx.$count(
    handPayments,
    and(eq(state, "waiting"), ne(askedBy, memberId), notInArray(refundId, refundIdsOf(tx, memberId))),
  );
}

const notFailed = refuse({
  code: "not_failed",
  message: "This refund has not failed, or is settled by now. Nothing was recorded.",
  status: 409,
});
