import { sql } from "drizzle-orm";

import { verifications } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** After credentials change, no older link or set-up may undo it. The value begins with the user's id. */
export async function eraseOneTimeLinks(tx: Db, userId: UserId): Promise<void> {
  await tx.delete(verifications).where(sql`split_part(${verifications.value}, ' ', 1) = ${userId}`);
}
