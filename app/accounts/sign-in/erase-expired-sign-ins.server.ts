import { inArray, lt } from "drizzle-orm";

import { signInSessions } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** The first run may face years of rows: each statement is short. */
const atOnce = 5_000;

/** Whoever logs out ends a sign-in at once, but most people never do. */
export async function eraseExpiredSignIns(now: Date): Promise<void> {
  const { id, expiresAt } = signInSessions;
  const expired = db.select({ id }).from(signInSessions).where(lt(expiresAt, now)).limit(atOnce);
  for (;;) {
    const { rowCount } = await db.delete(signInSessions).where(inArray(id, expired));
    if ((rowCount ?? 0) < atOnce) return;
  }
}
