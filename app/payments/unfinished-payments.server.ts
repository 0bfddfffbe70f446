import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";

import type { Refund } from "#app/payments/record-refund.server.ts";
import type { RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function hasOpenPayment(tx: Db, userId: UserId): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, ["created", "pending"])))
    .limit(1);
  return open !== undefined;
}

export function hasMoneyOnItsWay(tx: Db, userId: UserId): Promise<boolean> {
  return hasRefund(tx, userId, ["owed", "sent"]);
}

export function hasMoneyThatCameBack(tx: Db, userId: UserId): Promise<boolean> {
  return hasRefund(tx, userId, ["failed"]);
}

export async function refundsUnderWay(tx: Db, userId: UserId): Promise<Refund[]> {
  const found = await tx
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(isIn(userId, ["owed", "sent", "failed"]), ne(paymentRefunds.cause, "order")))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  return found.map(({ refund }) => refund);
}

async function hasRefund(tx: Db, userId: UserId, states: RefundState[]): Promise<boolean> {
  const [found] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(isIn(userId, states))
    .limit(1);
  return found !== undefined;
}

/** An unapplied payment by link belongs to its payer. */
function isIn(userId: UserId, states: RefundState[]) {
  const isCustomers = or(isNull(payments.paymentLinkId), ne(paymentRefunds.cause, "unapplied"));
  return and(eq(paymentRefunds.userId, userId), inArray(paymentRefunds.state, states), isCustomers);
}
