import type { NoteText } from "#app/refunds/note-text.ts";
import { formatMoney } from "#app/money/format.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findOrderRefund } from "#app/orders/find-order-refund.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { RefundId } from "#app/platform/ids.ts";

export async function walletPartNote(orderRefundId: RefundId): Promise<NoteText> {
  const refund = await findOrderRefund(db, orderRefundId);
  const order = refund && (await findOrder(db, refund.orderId));
  invariant(order, `refund ${orderRefundId} and its order are there`);
  const amount = formatMoney(refund.walletPart, order.currency);
  return {
    userId: order.userId,
    subject: `A refund for your order ${orderName(order.number)} is in your wallet`,
    sentences: [`The ${amount} that we still owed you is in your wallet now, changed into its currency.`],
  };
}

function walletText(amount: string, owed: boolean): string {
  return owed
    ? `${amount} of it belongs in your wallet but cannot be changed into its currency right now. We owe it to you and add it as soon as we can.`
    : `${amount} of it is in your wallet, where it came from.`;
}

export async function refundNote(orderRefundId: RefundId): Promise<NoteText> {
  const refund = await findOrderRefund(db, orderRefundId);
  const order = refund && (await findOrder(db, refund.orderId));
  invariant(order, `refund ${orderRefundId} and its order are there`);
  const money = (amount: bigint) => formatMoney(amount, order.currency);
  const toGateway = refund.amount - refund.walletPart + refund.premium;
  const whole = refund.amount + refund.premium;
  const paid = (await paymentsOfOrder(db, order.id)).find(
    ({ state, unapplied }) => state === "paid" && !unapplied,
  );
  const to =
    paid && paid.paymentLinkId !== null
      ? "to whoever paid for you, the way it came"
      : "to the card or account you paid with";
  const sentences = [
    `We have refunded ${money(whole)} of your order ${orderName(order.number)}.`,
    refund.premium > 0n ? `This includes the platform premium of ${money(refund.premium)}.` : "",
    refund.walletPart > 0n ? walletText(money(refund.walletPart), refund.walletOwed) : "",
    toGateway > 0n ? `${money(toGateway)} is on its way ${to}. That takes a few working days.` : "",
  ];
  return {
    userId: order.userId,
    subject: `A refund for your order ${orderName(order.number)}`,
    sentences: sentences.filter(Boolean),
  };
}
