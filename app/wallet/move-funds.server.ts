import { and, eq } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { type Account, customerOf } from "#app/wallet/accounts.ts";
import { accountBalance, lockWallet } from "#app/wallet/balance.server.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Always positive, in hundredths. */
export type Posting = { source: Account; destination: Account; currency: Currency; amount: bigint };

export type Transfer = {
  /** Such as `sale`; with the reference it makes the transfer unique. */
  kind: string;
  reference: string;
  userId?: UserId | undefined;
  text: string;
  gatewayPaymentId?: string | undefined;
  now: Date;
  postings: readonly Posting[];
};

/**
 * Once per kind and reference; a repeat returns `already`. Locks the paying customers. Throws on other amounts for a
 * known reference or a negative balance: check balances first.
 */
export async function moveFunds(
  tx: Db,
  transfer: Transfer,
): Promise<{ transferId: string; already: boolean }> {
  const { kind, reference, userId, text, gatewayPaymentId, now } = transfer;
  for (const customer of customersPaying(transfer.postings)) await lockWallet(tx, customer);
  const [inserted] = await tx
    .insert(transfers)
    .values({ kind, reference, userId, text, gatewayPaymentId, at: now })
    .onConflictDoNothing()
    .returning({ id: transfers.id });
  if (!inserted) return { transferId: await sameTransfer(tx, transfer), already: true };

  invariant(transfer.postings.length > 0, `the ${kind} transfer ${reference} moves something`);
  await tx
    .insert(postings)
    .values(transfer.postings.map((posting) => ({ transferId: inserted.id, ...posting })));
  await refuseOverdraft(tx, transfer.postings);
  return { transferId: inserted.id, already: false };
}

export async function findTransfer(tx: Db, kind: string, reference: string): Promise<string | null> {
  const [transfer] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.kind, kind), eq(transfers.reference, reference)));
  return transfer?.id ?? null;
}

/** Sorted, so two transfers between the same customers cannot deadlock. */
function customersPaying(moved: readonly Posting[]): UserId[] {
  const customers = moved.map(({ source }) => customerOf(source)).filter((customer) => customer !== null);
  return [...new Set(customers)].toSorted();
}

async function sameTransfer(tx: Db, { kind, reference, postings: moved }: Transfer): Promise<string> {
  const transferId = await findTransfer(tx, kind, reference);
  invariant(transferId, `the ${kind} transfer ${reference} that was in the way is there`);
  const written = await tx.select().from(postings).where(eq(postings.transferId, transferId));
  const [before, again] = [written, moved].map((list) => list.map(asText).toSorted().join("; "));
  invariant(before === again, `the ${kind} transfer ${reference} moves what it moved the first time`);
  return transferId;
}

function asText(posting: {
  source: string;
  destination: string;
  currency: Currency;
  amount: bigint;
}): string {
  return `${posting.amount} ${posting.currency} from ${posting.source} to ${posting.destination}`;
}

async function refuseOverdraft(tx: Db, moved: readonly Posting[]): Promise<void> {
  for (const { source, currency } of moved) {
    if (!customerOf(source)) continue;
    const balance = await accountBalance(tx, source, currency);
    invariant(balance >= 0n, `${source} does not fall below zero`);
  }
}
