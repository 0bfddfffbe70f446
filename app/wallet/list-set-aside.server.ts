import { and, asc, eq } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { walletHolds } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

type SetAside = { orderId: OrderId; amount: bigint; currency: Currency };

export function listSetAside(tx: Db, userId: UserId): Promise<SetAside[]> {
  const { orderId, amount, currency } = walletHolds;
  return tx
    .select({ orderId, amount, currency })
    .from(walletHolds)
    .where(and(eq(walletHolds.userId, userId), eq(walletHolds.state, "held")))
    .orderBy(asc(walletHolds.changedAt));
}
