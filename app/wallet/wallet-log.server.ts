import { type Placeholder, type SQL, sql } from "drizzle-orm";

import type { Money } from "#app/money/money.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Cursor, takePage } from "#app/platform/page-after.server.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers, walletBalances, wallets } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** `amount` is negative for money out; `balance` is after it. */
type WalletLogEntry = { at: Date; text: string; amount: bigint; currency: Currency; balance: bigint };

/** Payments from set-aside money leave the balance as it is. */
export type WalletMovement = WalletLogEntry & {
  kind: string;
  reference: string;
  fromSetAside: bigint;
};

const entriesOnPageMax = 100;

/** Every answer of a call carries the log; what is older is on the wallet's page. */
const entriesInAnswerMax = 20;

/** The log newest first, and what the wallet holds; null without a wallet. In one statement. */
export async function walletWithLog(
  userId: UserId,
  most = entriesInAnswerMax,
): Promise<{ balance: Money | null; log: WalletLogEntry[] }> {
  const [found] = await selectWallet(db, { userId, wallet: walletOf(userId), most });
  if (!found) return { balance: null, log: [] };
  const rows = found.rows.map(([at, text, amount, currency, kept]) => ({ at, text, amount, currency, kept }));
  const log = withBalances(rows).map((row) => ({ ...row, at: new Date(row.at) }));
  return { balance: { amount: BigInt(found.free), currency: found.currency }, log };
}

/** Newest first. */
export async function walletLog(userId: UserId, most = entriesInAnswerMax): Promise<WalletLogEntry[]> {
  return (await walletWithLog(userId, most)).log;
}

/** Includes spending of set-aside money. An invalid cursor means the newest. */
export async function walletMovements(
  userId: UserId,
  before: Cursor,
  most = entriesOnPageMax,
): Promise<{ movements: WalletMovement[]; older: number | null; isNewest: boolean }> {
  const cursor = /^\d{1,15}$/.test(String(before ?? "")) ? String(before) : null;
  const { rows, hasMore } = await takePage(most, (limit) =>
    selectMovements(db, {
      userId,
      wallet: walletOf(userId),
      held: heldFor(userId),
      before: cursor,
      most: limit,
    }),
  );
  const oldest = rows.at(-1);
  return {
    movements: withBalances(rows).map(toMovement),
    older: hasMore && oldest ? Number(oldest.id) : null,
    isNewest: cursor === null,
  };
}

type Row = Record<
  "id" | "at" | "kind" | "reference" | "text" | "amount" | "from_set_aside" | "kept",
  string
> & {
  currency: Currency;
};
type LogRow = [at: string, text: string, amount: string, currency: Currency, kept: string];

type OfWallet = { userId: UserId; wallet: string; most: number };
type PageOfWallet = OfWallet & { held: string; before: string | null };

/** Each side is read newest first, and no further than the page. */
function pageOf(sides: SQL[], most: Placeholder): SQL {
  const newest = sql`order by id desc limit ${most}::int`;
  const each = sides.map((side) => sql`(select * from ${postings} where ${side} ${newest})`);
  return sql`${sql.join(each, sql` union all `)} ${newest}`;
}

/**
 * Reads the page's postings alone. `kept` is the balance after the page's newest movement in that currency. Only pages
 * after the first add up what is newer than they are.
 */
const selectMovements = preparedSql<PageOfWallet, Row>(
  "wallet-movements",
  ({ userId, wallet, held, before, most }) => {
    const older = sql`(${before}::bigint is null or id < ${before}::bigint)`;
    const moved = sql`case when destination = ${wallet} then amount when source = ${wallet} then -amount else 0 end`;
    const sides = [
      sql`source = ${wallet} and ${older}`,
      sql`destination = ${wallet} and ${older}`,
      sql`source = ${held} and destination <> ${wallet} and ${older}`,
    ];
    return sql`
      with page as (${pageOf(sides, most)}), movement as (
        select id, transfer_id, currency, ${moved} as amount,
          case when source = ${held} and destination <> ${wallet} then amount else 0 end as from_set_aside
        from page
      ), newer as (
        select currency, sum(${moved}) as amount from ${postings}
        where id >= ${before}::bigint and (source = ${wallet} or destination = ${wallet}) group by currency
      )
      select movement.id, at, kind, reference, text, movement.amount::text, from_set_aside::text, movement.currency,
        (coalesce(free, 0) - coalesce(newer.amount, 0))::text as kept
      from movement join ${transfers} on transfers.id = transfer_id
        left join ${walletBalances} kept on kept.user_id = ${userId} and kept.currency = movement.currency
        left join newer on newer.currency = movement.currency
      order by movement.id desc`;
  },
);

/** A statement of its own for the newest: PostgreSQL plans it once, not anew for each wallet. */
const selectWallet = preparedSql<OfWallet, { currency: Currency; free: string; rows: LogRow[] }>(
  "wallet-with-log",
  ({ userId, wallet, most }) => sql`
    select own.currency, coalesce(own_balance.free, 0)::text as free,
      (select coalesce(json_agg(json_build_array(at, text, moved::text, currency, kept::text)), '[]') from (
        select at, text, case when destination = ${wallet} then amount else -amount end as moved, page.currency,
          coalesce(kept.free, 0) as kept
        from (${pageOf([sql`source = ${wallet}`, sql`destination = ${wallet}`], most)}) page
          cross join lateral (select at, text from ${transfers} where id = transfer_id limit 1) moved_by
          left join ${walletBalances} kept on kept.user_id = ${userId} and kept.currency = page.currency
        order by page.id desc) movements) as rows
    from ${wallets} own left join ${walletBalances} own_balance
      on own_balance.user_id = own.user_id and own_balance.currency = own.currency
    where own.user_id = ${userId}`,
);

/** Counted back from what is kept. */
function withBalances<One extends { currency: Currency; amount: string; kept: string }>(newestFirst: One[]) {
  const balances = new Map<Currency, bigint>();
  return newestFirst.map(({ kept, ...row }) => {
    const amount = BigInt(row.amount);
    const balance = balances.get(row.currency) ?? BigInt(kept);
    balances.set(row.currency, balance - amount);
    return { ...row, amount, balance };
  });
}

type MovementRow = Omit<Row, "amount" | "kept"> & { amount: bigint; balance: bigint };

function toMovement({ id: _id, at, from_set_aside, ...row }: MovementRow): WalletMovement {
  return { ...row, at: new Date(at), fromSetAside: BigInt(from_set_aside) };
}
