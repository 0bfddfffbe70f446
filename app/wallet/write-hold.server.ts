import { randomUUID } from "node:crypto";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { type Given, prepared, preparedSql } from "#app/platform/prepared.server.ts";
import { type Account, heldFor, walletOf } from "#app/wallet/accounts.ts";
import { exchangePostings } from "#app/wallet/exchange.ts";
import { asJson, type Posting } from "#app/wallet/move-funds.server.ts";
import { walletHolds, wallets } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type Hold = typeof walletHolds.$inferSelect;

export type NewHold = {
  orderId: OrderId;
  userId: UserId;
  currency: Currency;
  amount: bigint;
  /** Set if the order is in another currency. */
  pays?: { currency: Currency; amount: bigint; spread: bigint } | null;
  now: Date;
  text?: string;
  /** Set if it is spent in the same moment, so that nothing stays set aside. */
  spentOn?: Account;
};

/**
 * In one statement, which locks the wallet. False if the wallet has too little or another currency, or the order holds
 * something already.
 */
export async function takeHold(tx: Db, hold: NewHold): Promise<boolean> {
  const { orderId, userId, currency, amount, pays, now, spentOn } = hold;
  const [paysCurrency, paysAmount, spread] = [
    pays?.currency ?? null,
    pays?.amount ?? null,
    pays?.spread ?? null,
  ];
  const aside: Posting = { source: walletOf(userId), destination: heldFor(userId), currency, amount };
  const steps = [{ kind: "hold", text: hold.text ?? "Set aside for an order", postings: [aside] }];
  const held = { userId, currency, amount, paysCurrency, paysAmount, spread };
  if (spentOn) steps.push({ kind: "hold_posted", text: paidText, postings: postingsOf(held, spentOn) });
  const state = spentOn ? "posted" : "held";
  const written = await writeNewHold(tx, { ...held, orderId, state, now, ...asSteps(steps) });
  return written.length > 0;
}

/** The wallet is locked before the hold, as by `takeHold`: otherwise deadlocks follow. */
export async function lockHold(tx: Db, orderId: OrderId): Promise<Hold | null> {
  const [found] = await lockWalletAndHold(tx, { orderId });
  return found?.hold ?? null;
}

/** The caller has locked the hold. */
export async function endHold(
  tx: Db,
  hold: Hold,
  { spentOn, now }: { spentOn: Account | null; now: Date },
): Promise<void> {
  const { orderId, userId, currency, amount } = hold;
  // Released money keeps its currency; only payments convert.
  const back: Posting = { source: heldFor(userId), destination: walletOf(userId), currency, amount };
  const step = spentOn
    ? { kind: "hold_posted", text: paidText, postings: postingsOf(hold, spentOn) }
    : { kind: "hold_voided", text: "Returned: the order was not paid", postings: [back] };
  await writeEndOfHold(tx, { orderId, state: spentOn ? "posted" : "voided", now, ...asSteps([step]) });
}

const paidText = "Paid for an order";

type HeldMoney = Pick<Hold, "userId" | "currency" | "amount" | "paysCurrency" | "paysAmount" | "spread">;

function postingsOf(hold: HeldMoney, destination: Account): Posting[] {
  const { userId, currency, amount, paysCurrency, paysAmount, spread } = hold;
  const source = heldFor(userId);
  if (paysCurrency === null || paysAmount === null) return [{ source, destination, currency, amount }];
  const changed = {
    from: currency,
    given: amount,
    spread: spread ?? 0n,
    to: paysCurrency,
    received: paysAmount,
  };
  return exchangePostings(changed, { source, destination });
}

type Step = { kind: string; text: string; postings: Posting[] };
type Steps = { steps: string; moved: string };

function asSteps(all: readonly Step[]): Steps {
  const named = all.map((step) => ({ id: randomUUID(), ...step }));
  const moved = named.flatMap(({ id, postings }) =>
    postings.map((posting) => ({ transferId: id, ...posting })),
  );
  return {
    steps: JSON.stringify(named.map(({ id, kind, text }) => ({ id, kind, text }))),
    moved: asJson(moved),
  };
}

const lockWalletAndHold = prepared("lock-hold", (on, { orderId }: Given<{ orderId: OrderId }>) =>
  on
    .select({ hold: walletHolds })
    .from(walletHolds)
    .innerJoin(wallets, eq(wallets.userId, walletHolds.userId))
    .where(and(eq(walletHolds.orderId, orderId)))
    .for("update", { of: [wallets, walletHolds] }),
);

/** Follows a part named `hold`, and moves the money if that has a row. */
const movesOfHold = (steps: Placeholder, moved: Placeholder): SQL => sql`
  transfer as (
    insert into transfers (id, kind, reference, user_id, text, at)
    select step.id, step.kind, hold.order_id || ':' || hold.times, hold.user_id, step.text, hold.changed_at
    from hold, json_to_recordset(${steps}::json) as step (id uuid, kind text, text text)),
  written as (
    insert into postings (transfer_id, source, destination, currency, amount)
    select moved.*
    from hold, json_to_recordset(${moved}::json) as
      moved ("transferId" uuid, source text, destination text, currency text, amount bigint))
  select times from hold`;

type WrittenHold = HeldMoney & Steps & { orderId: OrderId; state: Hold["state"]; now: Date };

/** Locking the balance as well makes PostgreSQL look at what it is once others have let go of it. */
const writeNewHold = preparedSql<WrittenHold, { times: number }>(
  "take-hold",
  ({ orderId, userId, currency, amount, paysCurrency, paysAmount, spread, state, now, steps, moved }) => sql`
    with funded as (
      select from wallets w join wallet_balances b on b.user_id = w.user_id and b.currency = w.currency
      where w.user_id = ${userId} and w.currency = ${currency} and b.free >= ${amount}::bigint
      for update of w, b),
    hold as (
      insert into wallet_holds as h
        (order_id, user_id, currency, amount, pays_currency, pays_amount, spread, state, changed_at)
      select ${orderId}::uuid, ${userId}, ${currency}, ${amount}::bigint, ${paysCurrency}, ${paysAmount}::bigint,
        ${spread}::bigint, ${state}, ${now}::timestamptz
      from funded
      on conflict (order_id) do update set user_id = excluded.user_id, currency = excluded.currency,
        amount = excluded.amount, pays_currency = excluded.pays_currency, pays_amount = excluded.pays_amount,
        spread = excluded.spread, state = excluded.state, changed_at = excluded.changed_at, times = h.times + 1
      where h.state = 'voided'
      returning order_id, user_id, times, changed_at),
    ${movesOfHold(steps, moved)}`,
);

const writeEndOfHold = preparedSql<Steps & Pick<WrittenHold, "orderId" | "state" | "now">, { times: number }>(
  "end-hold",
  ({ orderId, state, now, steps, moved }) => sql`
    with hold as (
      update wallet_holds set state = ${state}, changed_at = ${now}::timestamptz where order_id = ${orderId}
      returning order_id, user_id, times, changed_at),
    ${movesOfHold(steps, moved)}`,
);
