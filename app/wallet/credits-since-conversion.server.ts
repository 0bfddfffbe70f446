import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";

/**
 * Gateway payments since the wallet last converted any money. Ordered by posting, which the wallet's lock keeps
 * chronological.
 */
export async function creditsSinceConversion(tx: Db, userId: UserId): Promise<Set<string>> {
  const { id, source, destination, transferId } = postings;
  const [wallet, held] = [walletOf(userId), heldFor(userId)];
  const lastChange = tx
    .select({ id: sql`coalesce(max(${id}), 0)` })
    .from(postings)
    .where(and(inArray(source, [wallet, held]), eq(destination, "exchange")));
  const found = await tx
    .select({ name: transfers.gatewayPaymentId })
    .from(postings)
    .innerJoin(transfers, eq(transfers.id, transferId))
    .where(and(eq(destination, wallet), isNotNull(transfers.gatewayPaymentId), gt(id, sql`(${lastChange})`)));
  return new Set(found.map(({ name }) => name).filter((name) => name !== null));
}
