import { bookArrived } from "#app/refunds/book-refund.server.ts";
import { queueRefund } from "#app/refunds/send-refund.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import { clearUnansweredRequest, findRefund, lockRefund } from "#app/payments/record-refund.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { isId, RefundId } from "#app/platform/ids.ts";

/**
 * Either made, or to be requested again. Refuses `not_unanswered`, and `answer_may_come` while the gateway may still
 * be working: too early a look would send it twice. May run in the caller's transaction.
 */
export async function decideUnanswered(
  refundId: string,
  { made, now }: { made: boolean; now: Date },
  within: Db = db,
): Promise<Outcome<null>> {
  const known = isId(RefundId, refundId) ? await findRefund(within, refundId) : null;
  if (!known) return notUnanswered;
  return allOrNothing(within, async (tx) => {
    await lockPayment(tx, known.paymentId);
    const refund = await lockRefund(tx, known.id);
    if (refund.state !== "owed" || !refund.askedAt) return notUnanswered;
    if (now.getTime() - refund.askedAt.getTime() < answerTakesMs) return answerMayCome;
    if (made) await bookArrived(tx, refund, now);
    else {
      await clearUnansweredRequest(tx, known.id);
      await queueRefund(tx, refund);
    }
    return done(null);
  });
}

/** Longer than our timeout. */
const answerTakesMs = minuteMs;

const answerMayCome = refuse({
  code: "answer_may_come",
  message: "The platform was asked less than a minute ago and may still answer. Look again in a minute.",
  status: 409,
});

const notUnanswered = refuse({
  code: "not_unanswered",
  message: "This refund does not wait for an answer any more.",
  status: 409,
});
