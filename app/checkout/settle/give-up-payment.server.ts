import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { releaseOrder } from "#app/checkout/settle/release-order.server.ts";
import { settleCaptured } from "#app/checkout/settle/settle-captured.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import { markExpired, markFailed, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * Ends a payment that is no longer wanted or whose time is up: first at the gateway, where it can be closed, then
 * here. Money that came in the meantime is settled instead, and the answer is `paid`. Throws
 * `GatewayUnreachable` while the truth is unknown, and then nothing has changed.
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

/** Nothing is to be closed, unless a twin has opened it in this very moment. */
async function giveUpUnopened(payment: Payment, now: Date): Promise<"paid" | "ended"> {
  await endPayment(payment, "expired", now, ["created"]);
  const meanwhile = await findPayment(db, payment.id);
  if (meanwhile?.state === "paid") return "paid";
  return meanwhile?.state === "pending" ? giveUpPayment(meanwhile, now) : "ended";
}

/**
 * Ends an attempt that its gateway has not opened, unless a twin has heard that it did: what is pressed next is a
 * fresh one, with a key and a time of its own. Had the gateway opened it all the same, nobody knows where it can be paid.
 */
export function endUnopened(payment: Payment, now: Date): Promise<void> {
  return endPayment(payment, "failed", now, ["created"]);
}

/** Ends an open payment and frees what its order had set aside. Harmless when it has ended or was paid. */
export async function endPayment(
  payment: Payment,
  end: "failed" | "expired",
  now: Date,
  from: readonly Payment["state"][] = ["created", "pending"],
): Promise<void> {
  const order = payment.orderId ? await findOrder(db, payment.orderId) : null;
  await db.transaction(async (tx) => {
    if (order) await lockPurchase(tx, order);
    const current = await lockPayment(tx, payment.id);
    if (!current || !from.includes(current.state)) return;
    await (end === "failed" ? markFailed : markExpired)(tx, current, now);
    if (order) await releaseOrder(tx, order, now);
  });
}
