import { href, redirect } from "react-router";

import { outcomePath } from "#app/checkout/settle/payment-outcome.server.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { itemStatuses } from "#app/orders/find-order-items.server.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { nextForItem } from "#app/orders/pages/next-for-item.ts";
import { paidByText } from "#app/payment-links/payer.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { payersPayment } from "#app/payments/record-payer.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { premiumLabel } from "#app/pricing/percentages.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { type Receipt, receiptName } from "#app/receipts/receipt.ts";

/** For its owner alone. What is not paid leads to what became of its payment. */
export async function loadPaidOrder(orderId: string, { user, now }: { user: CurrentUser; now: Date }) {
  const known = OrderId.safeParse(orderId);
  const order = known.success ? await findOrder(db, known.data, user.id) : null;
  if (order?.userId !== user.id) throw redirect("/error");
  const payments = await paymentsOfOrder(db, order.id);
  if (!order.paidAt) throw redirect(unpaidPath(payments), 303);
  const [statuses, receipt, headings, daysOff] = await Promise.all([
    itemStatuses(db, order.id),
    findReceipt(db, order.id),
    nameServices(order.configurations),
    daysOffFrom(db, now),
  ]);
  const statusOf = new Map(statuses.map((status) => [status.id, status]));
  const payer = payersPayment(payments);
  const isNew = now.getTime() - order.paidAt.getTime() < dayMs;
  return {
    name: orderName(order.number),
    state: order.state,
    paidOn: utcDay(order.paidAt),
    isNew,
    paidBy: payer && paidByText({ name: payer.payerName }),
    items: order.items.map((item, at) => ({
      id: item.id,
      heading: headings[at] ?? "",
      text: describeInFull(item.configuration),
      lines: item.lines.map(({ label, amount }) => ({ label, figure: formatMoney(amount, order.currency) })),
      next: nextForItem({ ...item, ...statusOf.get(item.id)! }, now, daysOff),
    })),
    amounts: amountsOf(order, payments),
    receipt: receipt && shownReceipt(receipt, isNew ? user.email : null),
  };
}

function unpaidPath(payments: readonly Payment[]): string {
  const last = payments.at(-1);
  return last ? outcomePath(last) : href("/account/dashboard");
}

function amountsOf({ price, premium, walletShare, charged, currency }: Order, payments: readonly Payment[]) {
  const money = (amount: bigint) => formatMoney(amount, currency);
  const some = (label: string, amount: bigint) => (amount > 0n ? [{ label, figure: money(amount) }] : []);
  const paid = payments.find(({ state, unapplied }) => state === "paid" && unapplied === null);
  return {
    price: money(price),
    premium: some(premiumLabel, premium),
    total: money(price + premium),
    paidBy: [
      ...some("Paid from your wallet", walletShare),
      ...(paid ? some(`Paid by ${gatewayFacts[paid.gateway].label}`, charged) : []),
    ],
  };
}

function shownReceipt({ document, orderId, ...receipt }: Receipt, sentTo: string | null) {
  const { name, address } = document.billedTo;
  return {
    name: receiptName(receipt),
    billedTo: [name, ...address].join(", "),
    sentTo,
    href: href("/account/receipts/:orderId", { orderId }),
    fileHref: href("/account/receipts/:orderId/pdf", { orderId }),
  };
}
