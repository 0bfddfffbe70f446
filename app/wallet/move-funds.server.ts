import { and, eq, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import { type Account, customerOf } from "#app/wallet/accounts.ts";
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
 * Once per kind and reference; a repeat returns `already`. Locks the customers' wallets first. Throws on other amounts
 * for a known reference. The database refuses a negative balance: check balances first.
 */
export async function moveFunds(
  tx: Db,
  transfer: Transfer,
): Promise<{ transferId: string; already: boolean }> {
  const { kind, reference, postings: moved } = transfer;
  invariant(moved.length > 0, `the ${kind} transfer ${reference} moves something`);
  const [written] = await writeTransfer(tx, {
    kind,
    reference,
    userId: transfer.userId ?? null,
    text: transfer.text,
    gatewayPaymentId: transfer.gatewayPaymentId ?? null,
    now: transfer.now,
    customers: customersOf(moved),
    moved: asJson(moved),
  });
  if (written) return { transferId: written.id, already: false };
  return { transferId: await sameTransfer(tx, transfer), already: true };
}

type WrittenTransfer = {
  kind: string;
  reference: string;
  userId: UserId | null;
  text: string;
  gatewayPaymentId: string | null;
  now: Date;
  customers: UserId[];
  moved: string;
};

/** The wallets are locked in one order, so two transfers between the same customers cannot deadlock. */
const writeTransfer = preparedSql<WrittenTransfer, { id: string }>(
  "write-transfer",
  ({ kind, reference, userId, text, gatewayPaymentId, now, customers, moved }) => sql`
    with locked as materialized (
      select from wallets where user_id = any(${customers}::text[]) order by user_id for update),
    transfer as (
      insert into transfers (kind, reference, user_id, text, gateway_payment_id, at)
      select ${kind}, ${reference}, ${userId}, ${text}, ${gatewayPaymentId}, ${now}::timestamptz
      from (select count(*) from locked) after_locking
      on conflict (kind, reference) do nothing returning id),
    written as (
      insert into postings (transfer_id, source, destination, currency, amount)
      select transfer.id, moved.*
      from transfer, json_to_recordset(${moved}::json) as
        moved (source text, destination text, currency text, amount bigint))
    select id from transfer`,
);

export async function findTransfer(tx: Db, kind: string, reference: string): Promise<string | null> {
  const [transfer] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.kind, kind), eq(transfers.reference, reference)));
  return transfer?.id ?? null;
}

function customersOf(moved: readonly Posting[]): UserId[] {
  const customers = moved.flatMap(({ source, destination }) => [customerOf(source), customerOf(destination)]);
  return [...new Set(customers.filter((customer) => customer !== null))];
}

export function asJson(moved: readonly Posting[]): string {
  return JSON.stringify(moved.map((posting) => ({ ...posting, amount: String(posting.amount) })));
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
