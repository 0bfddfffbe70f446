import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";

/**
 * Which of these gateway payments came since the wallet last converted any money. Ordered by posting, which the
 * wallet's lock keeps chronological. Found by their names: a wallet may have thousands of postings.
 */
export async function creditsSinceConversion(
  tx: Db,
  userId: UserId,
  gatewayPaymentIds: readonly string[],
): Promise<Set<string>> {
  if (gatewayPaymentIds.length === 0) return new Set();
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
    .where(
      and(
        eq(destination, wallet),
        inArray(transfers.gatewayPaymentId, [...gatewayPaymentIds]),
        gt(id, sql`(${lastChange})`),
      ),
    );
  return new Set(found.map(({ name }) => name).filter((name) => name !== null));
}
