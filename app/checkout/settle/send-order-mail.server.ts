import { href } from "react-router";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { describePurchase } from "#app/checkout/describe-purchase.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { OrderId, PaymentId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { receiptAttachment } from "#app/receipts/receipt-pdf.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { job } from "#app/platform/job.server.ts";
import type { Currency } from "#app/money/currency.ts";

export const sendOrderMailJob = job({
  name: "send-order-mail",
  /** `paymentId`: of somebody else who has paid it. */
  schema: z.object({ orderId: OrderId, paymentId: PaymentId.optional() }),
  key: ({ orderId }) => orderId,
});

export async function sendOrderMail({
  orderId,
  paymentId,
}: {
  orderId: OrderId;
  paymentId?: PaymentId | undefined;
}): Promise<void> {
  const order = await findOrder(db, orderId);
  const customer = order && (await findCustomer(db, order.userId));
  invariant(order && customer, `order ${orderId} and its customer exist`);
  const { SITE_NAME, SITE_URL } = env();
  const receipt = await findReceipt(db, orderId);
  const payer = paymentId ? await findPayment(db, paymentId) : null;
  const goods = await Promise.all(order.configurations.map((one) => describePurchase([one])));
  await sendMail({
    to: customer.email,
    about: { userId: order.userId, orderId },
    subject: `Your order ${orderName(order.number)} at ${SITE_NAME}`,
    body: [
      `Hello ${customer.firstName},`,
      paidText(orderName(order.number), payer),
      goods.map((line) => `- ${line}`).join("\n"),
      paidLines(order).join("\n"),
      receipt ? `Your receipt, ${receiptName(receipt)}, comes with this mail. It is also at` : "",
      receipt ? `${SITE_URL}${href("/account/receipts/:orderId", { orderId })}` : "",
      `What happens next, and when: ${SITE_URL}${href("/account/orders/:orderId", { orderId })}`,
      "Work begins as soon as you have sent what each service needs. The forms are here:",
      order.items.map(({ id }, at) => `- ${goods[at]}: ${SITE_URL}/account/services/${id}#intake`).join("\n"),
    ]
      .filter(Boolean)
      .join("\n\n"),
    attachments: receipt ? [receiptAttachment(receipt)] : [],
  });
}

function paidText(order: string, payer: Payment | null): string {
  if (!payer) return `Thank you. We have received your payment for order ${order}:`;
  const paid = payer.payerName
    ? `${payer.payerName} has paid for your order ${order}`
    : `Your order ${order} has been paid`;
  return `${paid} through your payment link. You have nothing left to pay for:`;
}

type Paid = { price: bigint; premium: bigint; walletShare: bigint; charged: bigint; currency: Currency };

function paidLines(order: Paid): string[] {
  const line = (label: string, amount: bigint) => `${label}: ${formatMoney(amount, order.currency)}`;
  return [
    line("Price", order.price),
    order.premium > 0n ? line("Payment platform premium", order.premium) : "",
    order.walletShare > 0n ? line("Paid from your wallet", order.walletShare) : "",
    order.charged > 0n ? line("Paid by payment platform", order.charged) : "",
  ].filter(Boolean);
}
