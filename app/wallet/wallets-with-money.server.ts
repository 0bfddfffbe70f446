import { asc, inArray, type SQLWrapper, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { postings, wallets } from "#app/wallet/tables.server.ts";

export async function walletsWithMoneyOf(tx: Db, userIds: SQLWrapper, limit: number): Promise<UserId[]> {
  const wallet = sql`'wallet:' || ${wallets.userId}`;
  const received = sql`(select coalesce(sum(${postings.amount}), 0) from ${postings} where ${postings.destination} = ${wallet} and ${postings.currency} = ${wallets.currency})`;
  const given = sql`(select coalesce(sum(${postings.amount}), 0) from ${postings} where ${postings.source} = ${wallet} and ${postings.currency} = ${wallets.currency})`;
  const found = await tx
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(sql`${inArray(wallets.userId, userIds)} and ${received} > ${given}`)
    .orderBy(asc(wallets.userId))
    .limit(limit);
  return found.map(({ userId }) => userId);
}
