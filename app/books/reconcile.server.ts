import { compareBooks, type Comparison } from "#app/books/compare-books.ts";
import type { BookedMoney } from "#app/payments/list-captures.server.ts";
import type { Gateway, MoneyAtGateway } from "#app/payments/gateways/gateway.ts";
import { activeGateways } from "#app/payments/gateways/gateway-registry.server.ts";
import { accountsAt, type GatewayAccount } from "#app/payments/gateways/gateway-registry.ts";
import { attemptsSince, bookedAs, bookedSince } from "#app/payments/list-captures.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** `problem`: why the comparison failed; its figures are then meaningless. */
type Reconciled = Comparison & { account: GatewayAccount; problem: string | null };

/** How long a message or job may take before a difference counts. */
export const transitMs = 30 * 60 * 1000;

/** Read-only, for active gateways. One that fails does not stop the others. */
export async function reconcile(asked: { since: Date; settledBefore: Date }): Promise<Reconciled[]> {
  const reconciled: Reconciled[] = [];
  for (const gateway of activeGateways()) {
    for (const account of accountsAt(gateway.name)) {
      if (!gateway.has(account)) continue;
      reconciled.push(await tryAccount(gateway, account, asked));
    }
  }
  return reconciled;
}

async function tryAccount(
  gateway: Gateway,
  account: GatewayAccount,
  asked: { since: Date; settledBefore: Date },
): Promise<Reconciled> {
  try {
    return { account, problem: null, ...(await reconcileAccount(gateway, account, asked)) };
  } catch (error) {
    log.error({ account, error }, "an account could not be compared with its gateway");
    const problem = error instanceof Error ? error.message : String(error);
    return { account, problem, agreed: 0, inTransit: 0, differences: [] };
  }
}

async function reconcileAccount(
  gateway: Gateway,
  account: GatewayAccount,
  { since, settledBefore }: { since: Date; settledBefore: Date },
): Promise<Comparison> {
  const ours = await bookedSince(db, account, since);
  const gatewayOrderIds = await attemptsSince(db, account, since);
  const theirs = await gateway.listMoney({ gatewayAccount: account, since, gatewayOrderIds });
  return compareBooks(account, await withNamed(account, ours, theirs), theirs, settledBefore);
}

/** Newly captured money may belong to an older attempt. */
async function withNamed(
  account: GatewayAccount,
  ours: BookedMoney[],
  theirs: MoneyAtGateway[],
): Promise<BookedMoney[]> {
  const listed = new Set(ours.map(({ gatewayPaymentId }) => gatewayPaymentId));
  const missing = theirs.map((one) => one.gatewayPaymentId).filter((id) => !listed.has(id));
  return [...ours, ...(await bookedAs(db, account, missing))];
}
