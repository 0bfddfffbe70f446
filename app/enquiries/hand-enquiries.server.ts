import { and, eq, sql } from "drizzle-orm";

import { enquiries } from "#app/enquiries/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export function countEnquiriesOf(tx: Db, userId: UserId): Promise<number> {
  return tx.$count(enquiries, isOpenOf(userId));
}

/** What waits for their answer waits for somebody else's. */
export async function handEnquiries(
  tx: Transaction,
  { from, to }: { from: UserId; to: UserId },
): Promise<number> {
  const handed = await tx
    .update(enquiries)
    .set({ assignedTo: to, version: sql`${enquiries.version} + 1` })
    .where(isOpenOf(from))
    .returning({ reference: enquiries.reference });
  return handed.length;
}

function isOpenOf(userId: UserId) {
  return and(eq(enquiries.assignedTo, userId), eq(enquiries.state, "open"));
}
