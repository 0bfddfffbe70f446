import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";

import type { Refund } from "#app/payments/record-refund.server.ts";
import type { RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Whether a customer can still pay something they have begun to pay. */
export async function hasOpenPayment(tx: Db, userId: UserId): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, ["created", "pending"])))
    .limit(1);
  return open !== undefined;
}

/** Whether money is on its way back to a customer, and has not arrived. */
export function hasMoneyOnItsWay(tx: Db, userId: UserId): Promise<boolean> {
  return hasRefund(tx, userId, ["owed", "sent"]);
}

/** Whether we owe a customer money that could not be sent back. */
export function hasMoneyThatCameBack(tx: Db, userId: UserId): Promise<boolean> {
  return hasRefund(tx, userId, ["failed"]);
}

/** What of no order is on its way back to a customer, or could not be sent back, oldest first. */
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

/** What is left over of what somebody else has paid by a link is theirs, and no matter of the customer's. */
function isIn(userId: UserId, states: RefundState[]) {
  const isCustomers = or(isNull(payments.paymentLinkId), ne(paymentRefunds.cause, "unapplied"));
  return and(eq(paymentRefunds.userId, userId), inArray(paymentRefunds.state, states), isCustomers);
}
