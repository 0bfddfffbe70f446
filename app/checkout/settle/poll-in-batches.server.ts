import { markChecked } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Each account by itself, a few payments at a time, so a silent one delays no other; it is skipped until the next
 * batch. Returns the payments it learned nothing about.
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

/** Per account: all four together leave connections for customers. */
const atOnce = 2;

/** Unanswered requests before a gateway counts as down. */
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
  // One iterator, shared by all workers.
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
