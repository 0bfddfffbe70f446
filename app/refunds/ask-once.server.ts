import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { type Gateway, type GatewayRefund, GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import {
  clearUnansweredRequest,
  markAsked,
  refundToMake,
  otherAcceptedRefunds,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * For gateways that may pay a repeated refund twice and report only a total: asks once, after earlier refunds
 * arrived, and never again until the result is known. Throws until then.
 */
export async function askOnce(at: Gateway, refund: Refund, payment: Payment, now: Date): Promise<Answer> {
  invariant(at.sentBack, `${at.name} says what it has sent back`);
  const toMake = await refundToMake(db, refund, payment);
  if (refund.askedAt) {
    const found = await at.fetchRefund(toMake);
    if (found && found.state !== "failed") return done(found);
    throw new Error(`refund ${refund.id} was asked for and has no answer: a message or a person decides`);
  }
  const others = await otherAcceptedRefunds(db, refund);
  if (others.some(({ state }) => state === "sent"))
    throw new Error(`refund ${refund.id} waits for another of the same money to arrive`);
  const sentBackBefore = await at.sentBack(toMake);
  if (sentBackBefore < toMake.refundedBefore) {
    // The total lags behind, or a bank has returned a refund.
    for (const { id } of others) await pollRefund(id, now);
    throw new Error(`refund ${refund.id} waits until ${at.name} shows all that it has sent back`);
  }
  if (refund.asks > 0 && sentBackBefore > toMake.refundedBefore) {
    // Somebody decided too early that it was not made, or made it at the gateway by hand.
    const made = await at.fetchRefund({ ...toMake, unansweredSince: toMake.refundedBefore });
    if (made && made.state !== "failed") return done(made);
  }
  const asks = await markAsked(db, refund.id, { sentBackBefore, now });
  if (asks === null) throw new Error(`refund ${refund.id} is asked for by somebody else`);
  try {
    return await at.refund({ ...toMake, asks });
  } catch (error) {
    if (error instanceof GatewayUnreachable && error.neverArrived)
      await clearUnansweredRequest(db, refund.id, asks);
    throw error;
  }
}

type Answer = Outcome<GatewayRefund>;
