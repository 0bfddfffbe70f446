import { asc, eq } from "drizzle-orm";

import { auditLog } from "#app/audit/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

export async function auditEventsOn(subjectId: string) {
  const found = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(auditLog.id));
  return found.map(({ event, actorId, actorRole, before, after, reason }) => ({
    event,
    actorId,
    actorRole,
    before,
    after,
    reason,
  }));
}
