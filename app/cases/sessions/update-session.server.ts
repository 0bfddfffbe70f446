import { eq } from "drizzle-orm";

import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";

type Changed = Partial<typeof caseSessions.$inferInsert>;

/** The caller holds its lock. Calendars accept an update only with a higher sequence. */
export async function updateSession(
  tx: Transaction,
  { id, sequence }: Session,
  values: Changed,
  forCalendars: boolean,
): Promise<Session> {
  const [changed] = await tx
    .update(caseSessions)
    .set({ ...values, sequence: forCalendars ? sequence + 1 : sequence })
    .where(eq(caseSessions.id, id))
    .returning();
  invariant(changed, `session ${id} was locked`);
  return changed;
}
