import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { type Gateway, type GatewayRefund, GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import {
  awaitNoAnswer,
  markAsked,
  refundToMake,
  takenOnBeside,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Asks a gateway for a refund that may take the same one asked for twice as two, and tells of its refunds only their sum.
 * So it is asked once, after each earlier one has arrived and the sum has them all, and never again until the sum, a
 * signed message or a person has said what became of it. Throws while that is open.
 */
export async function askOnce(at: Gateway, refund: Refund, payment: Payment, now: Date): Promise<Answer> {
  invariant(at.sentBack, `${at.name} says what it has sent back`);
  const toMake = await refundToMake(db, refund, payment);
  if (refund.askedAt) {
    const found = await at.fetchRefund(toMake);
    if (found && found.state !== "failed") return done(found);
    throw new Error(`refund ${refund.id} was asked for and has no answer: a message or a person decides`);
  }
  const others = await takenOnBeside(db, refund);
  if (others.some(({ state }) => state === "sent"))
    throw new Error(`refund ${refund.id} waits for another of the same money to arrive`);
  const sentBackBefore = await at.sentBack(toMake);
  if (sentBackBefore < toMake.refundedBefore) {
    // The sum lags behind, or a bank has returned one of them.
    for (const { id } of others) await pollRefund(id, now);
    throw new Error(`refund ${refund.id} waits until ${at.name} shows all that it has sent back`);
  }
  if (refund.asks > 0 && sentBackBefore > toMake.refundedBefore) {
    // Somebody said that it was not made, before the sum had it; or made it there by hand.
    const made = await at.fetchRefund({ ...toMake, unansweredSince: toMake.refundedBefore });
    if (made && made.state !== "failed") return done(made);
  }
  const asks = await markAsked(db, refund.id, { sentBackBefore, now });
  if (asks === null) throw new Error(`refund ${refund.id} is asked for by somebody else`);
  try {
    return await at.refund({ ...toMake, asks });
  } catch (error) {
    if (error instanceof GatewayUnreachable && error.neverArrived) await awaitNoAnswer(db, refund.id, asks);
    throw error;
  }
}

type Answer = Outcome<GatewayRefund>;
