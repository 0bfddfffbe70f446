import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { PaymentId, RefundId, type UserId } from "#app/platform/ids.ts";
import { handPaymentNote } from "#app/refunds/hand-payment-note.server.ts";
import { disputeNote } from "#app/refunds/dispute-note.server.ts";
import type { NoteText } from "#app/refunds/note-text.ts";
import { refundNote, walletPartNote } from "#app/refunds/refund-note.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { captureOfPayment } from "#app/payments/record-capture.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

const schema = z.discriminatedUnion("about", [
  z.object({ about: z.literal("unapplied"), paymentId: PaymentId, gatewayPaymentId: z.string() }),
  z.object({ about: z.literal("refund_failed"), refundId: RefundId }),
  z.object({ about: z.literal("wallet_part_paid"), orderRefundId: RefundId }),
  z.object({ about: z.literal("order_refunded"), orderRefundId: RefundId }),
  z.object({ about: z.literal("refund_by_hand"), refundId: RefundId }),
  z.object({ about: z.enum(["dispute_lost", "dispute_won"]), disputeId: z.uuid() }),
]);
type MoneyNote = z.infer<typeof schema>;

export const sendMoneyNoteJob = job({
  name: "send-money-note",
  schema,
  key: (note) => Object.values(note).join(" "),
});

export async function queueMoneyNote(tx: Db, note: MoneyNote): Promise<void> {
  await enqueue(tx, sendMoneyNoteJob, note);
}

export async function sendMoneyNote(note: MoneyNote): Promise<void> {
  const { userId, subject, sentences } = await textOf(note);
  const customer = await findCustomer(db, userId);
  invariant(customer, `customer ${userId} is there`);
  const { SITE_NAME, SITE_URL } = env();
  const body = [
    `Hello ${customer.firstName},`,
    ...sentences,
    `Your wallet, with every movement in it: ${SITE_URL}/service/wallet/`,
    `If anything about this looks wrong, answer this mail. ${SITE_NAME}`,
  ];
  await sendMail({ to: customer.email, about: { userId }, subject, body: body.join("\n\n") });
}

function textOf(note: MoneyNote): Promise<NoteText> {
  switch (note.about) {
    case "unapplied":
      return unappliedNote(note);
    case "refund_failed":
      return failedRefundNote(note.refundId);
    case "order_refunded":
      return refundNote(note.orderRefundId);
    case "wallet_part_paid":
      return walletPartNote(note.orderRefundId);
    case "refund_by_hand":
      return handPaymentNote(note.refundId);
    case "dispute_lost":
    case "dispute_won":
      return disputeNote(note.disputeId, note.about);
  }
}

async function unappliedNote(at: { paymentId: PaymentId; gatewayPaymentId: string }): Promise<NoteText> {
  const capture = await captureOfPayment(db, at);
  invariant(capture, `what became of ${at.gatewayPaymentId} is written down`);
  const { userId, became } = capture;
  const amount = formatMoney(capture.amount, capture.currency);
  if (await isPayers(at.paymentId)) return payerUnappliedNote(userId, amount);
  const why = `A payment of ${amount} reached us late or a second time, so the order or top-up could not be completed.`;
  const credited = became === "credited";
  const where = credited
    ? "The whole amount is in your wallet. You can spend it, or send it back from your wallet’s page."
    : "It is being refunded to the card or account you paid with. That takes a few working days.";
  const subject = credited
    ? `${amount} has been added to your wallet`
    : `${amount} is on its way back to you`;
  return { userId, subject, sentences: [why, where] };
}

/** Paid by link: we cannot reach the payer. */
async function isPayers(paymentId: PaymentId): Promise<boolean> {
  const payment = await findPayment(db, paymentId);
  invariant(payment, `payment ${paymentId} is there`);
  return payment.paymentLinkId !== null;
}

function payerUnappliedNote(userId: UserId, amount: string): NoteText {
  const why = `A payment of ${amount} by someone who paid for you reached us late or a second time, so the order could not be completed.`;
  const where =
    "They will be refunded to the card or account they paid with. That takes a few working days. You don’t need to do anything.";
  return { userId, subject: `${amount} is refunded to the person who paid for you`, sentences: [why, where] };
}

async function failedRefundNote(refundId: RefundId): Promise<NoteText> {
  const refund = await findRefund(db, refundId);
  invariant(refund, `refund ${refundId} is there`);
  const { userId, cause, state } = refund;
  const amount = formatMoney(refund.amount, refund.currency);
  const subject = `A refund of ${amount} could not be delivered`;
  const payers = await isPayers(refund.paymentId);
  const from = payers ? "the way it was paid for you" : "to the card or account it came from";
  const why = `We tried to send ${amount} back ${from}, and it was not accepted there.`;
  if (payers && cause === "unapplied") return { userId, subject, sentences: [why, payersMoney] };
  const where =
    state === "credited"
      ? "The money has been added to your wallet instead."
      : "We still owe you this money. Please answer this mail, so that we can find another way.";
  return { userId, subject, sentences: [why, where] };
}

const payersMoney =
  "We still owe this money to whoever paid it, and it stays theirs. If you know who it was, please ask them to write to us.";
