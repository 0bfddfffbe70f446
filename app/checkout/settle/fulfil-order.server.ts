import { removeBought } from "#app/cart/remove-from-cart.server.ts";
import { clearingOf, type Payment } from "#app/payments/record-payment.server.ts";
import { markLinksPaid } from "#app/payment-links/mark-links-paid.server.ts";
import { sendOrderMailJob } from "#app/checkout/settle/send-order-mail.server.ts";
import { useHeldCoupon } from "#app/coupons/hold-coupon.server.ts";
import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { useHeldCredit } from "#app/orders/counselling-credit.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";
import { confirmShares } from "#app/research-groups/share.server.ts";
import { postHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { enqueue } from "#app/platform/job.server.ts";

/**
 * In the caller's transaction; `payment` is null without a gateway. Price P, wallet share w, premium m:
 *
 *   clearing:<account> → sales    P − w
 *   clearing:<account> → premium  m
 *   held:<customer>    → sales    w
 *
 * Clearing then stands at −(P − w + m): what the gateway charged, and owes us.
 */
export async function fulfilOrder(
  tx: Transaction,
  order: Order,
  payment: Payment | null,
  now: Date,
): Promise<void> {
  const paid = await markOrderPaid(tx, order.id, now, payment?.gateway);
  invariant(paid, `order ${order.number} can become paid`);
  await confirmShares(tx, order, now);
  await bookSale(tx, order, payment, now);
  if (order.couponCode) await useHeldCoupon(tx, order.id, now);
  if (order.holdsCredit) await useHeldCredit(tx, order.id);
  await markLinksPaid(tx, order, now);
  if (order.fromCart) await removeBought(tx, order.userId, order.configurations);
  await enqueue(tx, sendOrderMailJob, { orderId: order.id });
  // Last, because its lock blocks all other settlements.
  await issueReceipt(tx, {
    order: { ...order, paidAt: now },
    gateway: payment && gatewayFacts[payment.gateway].label,
    now,
  });
}

async function bookSale(tx: Transaction, order: Order, payment: Payment | null, now: Date): Promise<void> {
  if (payment) {
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
  }
  const posted = await postHold(tx, order.id, now);
  invariant(
    posted === order.walletShare > 0n,
    `order ${order.number} is paid with the wallet share it holds`,
  );
}
