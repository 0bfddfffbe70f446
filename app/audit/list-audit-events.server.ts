import { and, eq, sql } from "drizzle-orm";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type ListedAuditEvent = typeof auditLog.$inferSelect;

export type AuditFilter = {
  event: string | null;
  actorId: string | null;
  subject: { kind: string; id: string } | null;
};

export async function listAuditEvents(
  tx: Db,
  { filter, before, limit: size }: { filter: AuditFilter; before: Cursor; limit: number },
): Promise<{ events: ListedAuditEvent[]; next: number | null }> {
  const { event, actorId, subject } = filter;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(auditLog)
        .where(
          and(
            event === null ? undefined : eq(auditLog.event, event),
            actorId === null ? undefined : eq(auditLog.actorId, actorId),
            subject === null
              ? undefined
              : and(eq(auditLog.subjectKind, subject.kind), eq(auditLog.subjectId, subject.id)),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    { id: auditLog.id, idOf: ({ id }) => id },
    { after: before, size },
  );
  return { events: rows, next };
}

/** Every kind of event in the log and everybody who did one: from index entry to index entry, however long the log is. */
export async function whatIsLogged(tx: Db): Promise<{ events: string[]; actorIds: string[] }> {
  const events = await differentOnes(tx, "event");
  return { events, actorIds: await differentOnes(tx, "actor_id") };
}

async function differentOnes(tx: Db, column: "event" | "actor_id"): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await tx.execute<{ word: string }>(sql`
    with recursive words as (
      (select ${name} as word from ${auditLog} order by ${name} limit 1)
      union all
      select (select ${name} from ${auditLog} where ${name} > words.word order by ${name} limit 1)
      from words where words.word is not null
    )
    select word from words where word is not null`);
  return rows.map(({ word }) => word);
}
