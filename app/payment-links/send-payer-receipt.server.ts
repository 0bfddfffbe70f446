import { z } from "zod";

import { sendMail } from "#app/mail/send-mail.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { customerNameOf } from "#app/payment-links/customer-of-link.server.ts";
import { printPayerReceipt } from "#app/payment-links/print-payer-receipt.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { PaymentId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { job } from "#app/platform/job.server.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { printedPdf } from "#app/receipts/receipt-pdf.server.ts";

export const sendPayerReceiptJob = job({
  name: "send-payer-receipt",
  schema: z.object({ paymentId: PaymentId }),
  key: ({ paymentId }) => paymentId,
});

/** To who has paid by a link, if they have given an address. */
export async function sendPayerReceipt({ paymentId }: { paymentId: PaymentId }): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (!payment?.payerEmail || !payment.orderId || payment.state !== "paid" || payment.unapplied) return;
  const receipt = await findReceipt(db, payment.orderId);
  invariant(receipt, `order ${payment.orderId} has its receipt`);
  const { payerName, payerEmail, amount, currency, gateway } = payment;
  const customerName = await customerNameOf(payment);
  const printed = printPayerReceipt(receipt, { payerName, customerName });
  const { order, paidOn, items } = receipt.document;
  const paid = formatMoney(amount, currency);
  await sendMail({
    to: payerEmail,
    subject: `Receipt: you paid ${paid} for ${customerName}`,
    body: [
      `Hello ${payerName ?? ""}`.trim() + ",",
      `Thank you. On ${writtenDate(paidOn)} you paid ${paid} by ${gatewayFacts[gateway].label} for ${customerName}, order ${order}:`,
      items.map(({ heading, text }) => `- ${heading}${text && ` (${text})`}`).join("\n"),
      "Your receipt comes with this mail.",
      `The order is ${customerName}’s. We’ve told them that it is paid, and you don’t need to do anything.`,
      env().SITE_NAME,
    ].join("\n\n"),
    attachments: [
      {
        name: `Payment-${order}.pdf`,
        type: "application/pdf",
        bytes: await printedPdf(printed, receipt.issuedAt),
      },
    ],
  });
}
