import { compareBooks, type Comparison } from "#app/payments/compare-books.ts";
import type { Gateway, MoneyAtGateway } from "#app/payments/gateway.ts";
import { activeGateways } from "#app/payments/gateways.server.ts";
import {
  attemptsSince,
  bookedAs,
  bookedSince,
  type BookedMoney,
} from "#app/payments/list-captures.server.ts";
import { accountsOf } from "#app/payments/platforms.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { GatewayAccount } from "#app/wallet/accounts.ts";

export type Reconciled = Comparison & { account: GatewayAccount };

/** How long a message or a job may take before a difference counts. */
export const transitMs = 30 * 60 * 1000;

/**
 * Compares the money our books have from every active gateway with what the gateway says, for attempts since a moment.
 * Changes nothing. Throws GatewayUnreachable when a gateway does not answer: then nothing is known.
 */
export async function reconcile(asked: { since: Date; settledBefore: Date }): Promise<Reconciled[]> {
  const reconciled: Reconciled[] = [];
  for (const gateway of activeGateways()) {
    for (const account of accountsOf(gateway.platform)) {
      if (!gateway.has(account)) continue;
      reconciled.push(await reconcileAccount(gateway, account, asked));
    }
  }
  return reconciled;
}

async function reconcileAccount(
  gateway: Gateway,
  account: GatewayAccount,
  { since, settledBefore }: { since: Date; settledBefore: Date },
): Promise<Reconciled> {
  const ours = await bookedSince(db, account, since);
  const gatewayOrderIds = await attemptsSince(db, account, since);
  const theirs = await gateway.listMoney({ gatewayAccount: account, since, gatewayOrderIds });
  return { account, ...compareBooks(account, await withNamed(account, ours, theirs), theirs, settledBefore) };
}

/** Money captured since then may belong to an attempt made before. */
async function withNamed(
  account: GatewayAccount,
  ours: BookedMoney[],
  theirs: MoneyAtGateway[],
): Promise<BookedMoney[]> {
  const listed = new Set(ours.map(({ gatewayPaymentId }) => gatewayPaymentId));
  const missing = theirs.map((one) => one.gatewayPaymentId).filter((id) => !listed.has(id));
  return [...ours, ...(await bookedAs(db, account, missing))];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The daily job: the last forty days, every difference in the log. */
export async function reconcileDaily(now: Date): Promise<void> {
  const since = new Date(now.getTime() - 40 * dayMs);
  const settledBefore = new Date(now.getTime() - transitMs);
  for (const { account, agreed, differences } of await reconcile({ since, settledBefore })) {
    for (const difference of differences)
      log.error({ account, difference }, "our books and a gateway differ");
    log.info({ account, agreed, differences: differences.length }, "reconciled");
  }
}
