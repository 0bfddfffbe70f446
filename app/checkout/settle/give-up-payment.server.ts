import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { releaseOrder } from "#app/checkout/settle/release-order.server.ts";
import { settleCaptured } from "#app/checkout/settle/settle-captured.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import { markExpired, markFailed, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * Closes it at the gateway first. Money that came meanwhile is settled; `paid` if it paid the order. Throws
 * `GatewayUnreachable`, changing nothing.
 */
export async function giveUpPayment(payment: Payment, now: Date): Promise<"paid" | "ended"> {
  if (!payment.gatewayOrderId) return giveUpUnopened(payment, now);
  const truth = await connectedGateway(payment.gateway).expire(
    payment.gatewayOrderId,
    payment.gatewayAccount,
  );
  if (truth.state === "captured") {
    const settlement = await settleCaptured(payment, truth.captures, now);
    return settlement.state === "paid" ? "paid" : "ended";
  }
  await endPayment(payment, "expired", now);
  return "ended";
}

/** There is nothing to close, unless a duplicate request has just opened it. */
async function giveUpUnopened(payment: Payment, now: Date): Promise<"paid" | "ended"> {
  await endPayment(payment, "expired", now, ["created"]);
  const meanwhile = await findPayment(db, payment.id, payment.userId);
  if (meanwhile?.state === "paid") return "paid";
  return meanwhile?.state === "pending" ? giveUpPayment(meanwhile, now) : "ended";
}

/**
 * Unless a duplicate request got it opened; the next press starts afresh, with its own key and deadline. If the gateway
 * opened it all the same, nobody knows where it can be paid.
 */
export function endUnopened(payment: Payment, now: Date): Promise<void> {
  return endPayment(payment, "failed", now, ["created"]);
}

/** Frees what its order reserved. Does nothing if already ended or paid. */
export async function endPayment(
  payment: Payment,
  end: "failed" | "expired",
  now: Date,
  from: readonly Payment["state"][] = ["created", "pending"],
): Promise<void> {
  const order = payment.orderId ? await findOrder(db, payment.orderId, payment.userId) : null;
  await db.transaction(async (tx) => {
    if (order) await lockPurchase(tx, order);
    const current = await lockPayment(tx, payment.id, payment.userId);
    if (!current || !from.includes(current.state)) return;
    await (end === "failed" ? markFailed : markExpired)(tx, current, now);
    if (order) await releaseOrder(tx, order, now);
  });
}
