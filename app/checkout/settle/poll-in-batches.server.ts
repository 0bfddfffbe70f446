import { markChecked } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Asks the gateways about payments, each gateway account by itself and a few at a time, so that neither a slow one
 * nor one that is down keeps the others waiting. One that does not answer is let alone until the next batch.
 * Answers the payments it learned nothing about.
 */
export async function pollInBatches(
  payments: Payment[],
  now: Date,
  ask: (payment: Payment) => Promise<unknown>,
): Promise<Payment[]> {
  const byAccount = Map.groupBy(payments, ({ gatewayAccount }) => gatewayAccount);
  const unanswered = [...byAccount.values()].map((some) => askOneAccount(some, now, ask));
  return (await Promise.all(unanswered)).flat();
}

/** Four accounts ask at most this often at once, which leaves the connection pool room for customers. */
const atOnce = 2;

/** After so many questions without an answer, a gateway is taken to be down. */
const unreachableMax = 3;

async function askOneAccount(
  payments: Payment[],
  now: Date,
  ask: (payment: Payment) => Promise<unknown>,
): Promise<Payment[]> {
  const unanswered: Payment[] = [];
  let unreachable = 0;
  const askOne = async (payment: Payment): Promise<boolean> => {
    const { id, gateway, gatewayAccount } = payment;
    try {
      await markChecked(db, id, now);
      await ask(payment);
      return true;
    } catch (error) {
      if (error instanceof GatewayUnreachable) unreachable += 1;
      log.warn({ payment: id, gateway, gatewayAccount, error }, "a payment could not be asked about");
      return false;
    }
  };
  // One walk through the list, shared by all who ask.
  const waiting = payments.values();
  const askOn = async () => {
    for (const payment of waiting) {
      const learned = unreachable < unreachableMax && (await askOne(payment));
      if (!learned) unanswered.push(payment);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return unanswered;
}
