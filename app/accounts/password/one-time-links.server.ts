import { sql } from "drizzle-orm";

import { verifications } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Whatever a customer was mailed or has begun, and not finished, stops working: after a change of what proves who they
 * are, no older link may undo it. The value begins with whose it is.
 */
export async function eraseOneTimeLinks(tx: Db, userId: UserId): Promise<void> {
  await tx.delete(verifications).where(sql`split_part(${verifications.value}, ' ', 1) = ${userId}`);
}
