import { sql } from "drizzle-orm";

import { paymentLinks } from "#app/payment-links/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

export async function markLinksPaid(
  tx: Transaction,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
  now: Date,
): Promise<void> {
  await setLinksPaid(tx, { userId, purchaseId, now });
}

const setLinksPaid = preparedSql<{ userId: UserId; purchaseId: string; now: Date }, unknown>(
  "set-links-paid",
  ({ userId, purchaseId, now }) => sql`
    update ${paymentLinks} set paid_at = ${now}
    where user_id = ${userId} and purchase_id = ${purchaseId} and paid_at is null`,
);
