import { lt, sql } from "drizzle-orm";

import { signInSessions } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Whoever logs out ends a sign-in at once, but most people never do. */
export async function eraseExpiredSignIns(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The first run may face years of rows.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.delete(signInSessions).where(lt(signInSessions.expiresAt, now));
  });
}
