import { removeBought } from "#app/cart/remove-from-cart.server.ts";
import { clearingOf, type Payment } from "#app/payments/record-payment.server.ts";
import { markLinksPaid } from "#app/payment-links/mark-links-paid.server.ts";
import { sendPayerReceiptJob } from "#app/payment-links/send-payer-receipt.server.ts";
import { sendOrderMailJob } from "#app/checkout/settle/send-order-mail.server.ts";
import { useHeldCoupon } from "#app/coupons/hold-coupon.server.ts";
import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { useHeldCredit } from "#app/orders/counselling-credit.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { formReminders } from "#app/orders/items/form-reminders.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";
import { confirmShares } from "#app/research-groups/share.server.ts";
import { postHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { enqueueAll, queued } from "#app/platform/job.server.ts";

type Fulfilment = {
  order: Order;
  /** The names of its services, in its order: read them before the transaction. */
  headings: readonly string[];
  /** Null without a gateway: then the wallet's share is spent already. */
  payment: Payment | null;
  /** As of `Purchase`. */
  isNew?: boolean | undefined;
  now: Date;
};

/**
 * In the caller's transaction. Price P, wallet share w, premium m:
 *
 *   clearing:<account> → sales    P − w
 *   clearing:<account> → premium  m
 *   held:<customer>    → sales    w
 *
 * Clearing then stands at −(P − w + m): what the gateway charged, and owes us.
 */
export async function fulfilOrder(
  tx: Transaction,
  { order, headings, payment, isNew, now }: Fulfilment,
): Promise<void> {
  const bornPaid = payment === null && order.state === "paid";
  const paid = bornPaid || (await markOrderPaid(tx, order, now, payment?.gateway));
  invariant(paid, `order ${order.number} can become paid`);
  await confirmShares(tx, order, now);
  if (payment) await bookSale(tx, order, payment, now);
  if (order.couponCode) await useHeldCoupon(tx, order.id, now);
  if (order.holdsCredit) await useHeldCredit(tx, order.id);
  if (!isNew) await markLinksPaid(tx, order, now);
  if (order.fromCart) await removeBought(tx, order.userId, order.configurations);
  await enqueueAll(tx, [...mailsOf(order, payment), ...formReminders(order.items, now)]);
  // Last, because its lock blocks all other settlements.
  await issueReceipt(tx, {
    order: { ...order, paidAt: now },
    headings,
    gateway: payment && gatewayFacts[payment.gateway].label,
    now,
  });
}

/** Who pays by a link gets a receipt, too. */
function mailsOf({ id: orderId }: Order, payment: Payment | null) {
  if (!payment || payment.paymentLinkId === null) return [queued(sendOrderMailJob, { orderId })];
  const paymentId = payment.id;
  return [queued(sendOrderMailJob, { orderId, paymentId }), queued(sendPayerReceiptJob, { paymentId })];
}

async function bookSale(tx: Transaction, order: Order, payment: Payment, now: Date): Promise<void> {
  const { currency, premium } = order;
  const source = clearingOf(payment);
  const sale = { source, destination: "sales" as const, currency, amount: order.charged - premium };
  const postings =
    premium > 0n ? [sale, { ...sale, destination: "premium" as const, amount: premium }] : [sale];
  await moveFunds(tx, {
    kind: "sale",
    reference: order.id,
    text: `Order ${orderName(order.number)}`,
    gatewayPaymentId: payment.gatewayPaymentId ?? undefined,
    now,
    postings,
  });
  if (order.walletShare === 0n) return;
  const posted = await postHold(tx, order.id, now);
  invariant(posted, `order ${order.number} is paid with the wallet share it holds`);
}
