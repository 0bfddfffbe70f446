import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { isRightMoney, type Captured } from "#app/checkout/settle/right-money.server.ts";
import { fulfilOrder } from "#app/checkout/settle/fulfil-order.server.ts";
import {
  creditUnappliedPayment,
  keepSecondPayments,
} from "#app/checkout/settle/credit-unapplied-payment.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { isLinkStillOpen, type LateTerms, termsOfLateMoney } from "#app/checkout/settle/late-money.server.ts";
import { releaseOrder } from "#app/checkout/settle/release-order.server.ts";
import { reviveOrder } from "#app/checkout/settle/revive-order.server.ts";
import { settleTopUp } from "#app/checkout/settle/settle-top-up.server.ts";
import type { Settlement } from "#app/checkout/settle/settlement.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import type { CapturedMoney } from "#app/payments/gateways/gateway.ts";
import { recordCapture } from "#app/payments/record-capture.server.ts";
import { markPaid, type Payment } from "#app/payments/record-payment.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

/** Happens once. What is paid a second time becomes an unapplied payment. */
export async function settleCaptured(
  payment: Payment,
  captures: CapturedMoney[],
  now: Date,
): Promise<Settlement> {
  const settlement = await settleFirst(payment, captures, now);
  await keepSecondPayments(payment, captures, now);
  return settlement;
}

async function settleFirst(payment: Payment, captures: CapturedMoney[], now: Date): Promise<Settlement> {
  const [money] = captures;
  invariant(money, `what was captured for payment ${payment.id} is there`);
  const known = payment.orderId ? await findOrder(db, payment.orderId, payment.userId) : null;
  const late = known && payment.state !== "paid" ? await termsOfLateMoney(known, payment, now) : noTerms;
  const headings = known ? await nameServices(known.configurations) : [];
  return db.transaction(async (tx) => {
    if (known) await lockPurchase(tx, known);
    const current = await lockPayment(tx, payment.id, payment.userId);
    invariant(current, `payment ${payment.id} is still there`);
    if (current.state === "paid") return settledBefore(tx, current);
    const paid = await markPaid(tx, current, { gatewayPaymentId: money.gatewayPaymentId, now });
    // Read again under the lock: the order may have changed.
    const order = known && (await findOrder(tx, known.id, known.userId));
    return order
      ? settleOrder(tx, { order, headings, late, paid, money, now })
      : settleTopUp(tx, { paid, money, now });
  });
}

export async function settledBefore(tx: Db, payment: Payment): Promise<Settlement> {
  const { id: paymentId, unapplied, orderId } = payment;
  if (unapplied) return { state: "unapplied", paymentId, unapplied };
  if (!orderId) return { state: "topped_up", paymentId };
  const order = await findOrder(tx, orderId, payment.userId);
  invariant(order, `the order of payment ${paymentId} is there`);
  return { state: "paid", paymentId, order: { id: order.id, number: order.number } };
}

/** Settled already: terms are not needed. */
const noTerms: LateTerms = { inTime: false, sold: false, priceStands: false };

type Settling = Captured & { order: Order; headings: readonly string[]; late: LateTerms };

async function settleOrder(tx: Transaction, settling: Settling): Promise<Settlement> {
  const { order, headings, paid, now } = settling;
  if (isRightMoney(settling) && (await canBecomePaid(tx, settling))) {
    await recordCapture(tx, paid, settling.money, { became: "order", now });
    const held = await withWhatItHolds(tx, order);
    await fulfilOrder(tx, { order: held, headings, payment: paid, now });
    return { state: "paid", paymentId: paid.id, order: { id: order.id, number: order.number } };
  }
  await releaseOrder(tx, order, now);
  return creditUnappliedPayment(tx, settling);
}

/** A revived order holds again what it had let go. */
async function withWhatItHolds(tx: Transaction, order: Order): Promise<Order> {
  return order.state === "expired" ? ((await findOrder(tx, order.id, order.userId)) ?? order) : order;
}

/** If the order expired after its terms were read, those terms still hold: it was on sale just then. */
async function canBecomePaid(tx: Transaction, { order, late, paid, now }: Settling): Promise<boolean> {
  if (order.state !== "pending" && order.state !== "expired") return false;
  if (order.state === "pending" && late.inTime) return true;
  if (!late.sold || !late.priceStands || !(await isLinkStillOpen(tx, paid, now))) return false;
  if (order.state === "pending") return true;
  // Nothing is sold to a deleted account.
  return (await blockDeletion(tx, order.userId)) && reviveOrder(tx, order, now);
}
