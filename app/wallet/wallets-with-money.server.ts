import { and, asc, gt, inArray, type SQLWrapper } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { walletBalances } from "#app/wallet/tables.server.ts";

export async function walletsWithMoneyOf(tx: Db, userIds: SQLWrapper, limit: number): Promise<UserId[]> {
  const { userId, free } = walletBalances;
  const found = await tx
    .select({ userId })
    .from(walletBalances)
    .where(and(inArray(userId, userIds), gt(free, 0n)))
    .orderBy(asc(userId))
    .limit(limit);
  return found.map((wallet) => wallet.userId);
}
