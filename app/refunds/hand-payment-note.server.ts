import { and, eq } from "drizzle-orm";

import { formatMoney } from "#app/money/format.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { NoteText } from "#app/refunds/note-text.ts";
import { handPayments } from "#app/refunds/tables.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

export async function handPaymentNote(refundId: RefundId): Promise<NoteText> {
  const refund = await findRefund(db, refundId);
  const made = and(eq(handPayments.refundId, refundId), eq(handPayments.state, "made"));
  const [paid] = await db.select().from(handPayments).where(made);
  invariant(refund && paid, `refund ${refundId} was paid by hand`);
  const amount = formatMoney(refund.amount, refund.currency);
  const why = `${amount} could not be sent back to the card or account it came from.`;
  const how = `We paid it by bank transfer on ${writtenDate(paid.paidOn)}. Its reference is ${paid.reference}.`;
  const subject = `A refund of ${amount} was paid by bank transfer`;
  const payment = await findPayment(db, refund.paymentId);
  // A payer's unapplied payment, and so their bank's reference, is not the customer's business.
  if (payment?.paymentLinkId && refund.cause === "unapplied") {
    const theirs = `${amount} could not go back to whoever paid for you the way it came. We paid it to them by bank transfer. There is nothing for you to do.`;
    return { userId: refund.userId, subject, sentences: [theirs] };
  }
  return { userId: refund.userId, subject, sentences: [why, how] };
}
