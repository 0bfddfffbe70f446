import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";

import type { RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Whether a customer can still pay something they have begun to pay. */
export async function hasOpenPayment(tx: Db, userId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, ["created", "pending"])))
    .limit(1);
  return open !== undefined;
}

/** Whether money is on its way back to a customer, and has not arrived. */
export function hasMoneyOnItsWay(tx: Db, userId: string): Promise<boolean> {
  return hasRefund(tx, userId, ["owed", "sent"]);
}

/** Whether we owe a customer money that could not be sent back. */
export function hasMoneyThatCameBack(tx: Db, userId: string): Promise<boolean> {
  return hasRefund(tx, userId, ["failed"]);
}

/** What is left over of what somebody else has paid by a link is theirs, and no matter of the customer's. */
async function hasRefund(tx: Db, userId: string, states: RefundState[]): Promise<boolean> {
  const isCustomers = or(isNull(payments.paymentLinkId), ne(paymentRefunds.cause, "leftover"));
  const [found] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(paymentRefunds.userId, userId), inArray(paymentRefunds.state, states), isCustomers))
    .limit(1);
  return found !== undefined;
}
