import { and, eq, gte, lt, or, sql } from "drizzle-orm";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type ListedAuditEvent = typeof auditLog.$inferSelect;

export type AuditSubject = { kind: string; id: string };

export type AuditFilter = {
  event: string | null;
  actorId: string | null;
  /** Done to any of these; null for anything. */
  subjects: AuditSubject[] | null;
  from: Date | null;
  before: Date | null;
};

/** Newest first: every filter has an index in that order. */
export async function listAuditEvents(
  tx: Db,
  { filter, after, limit: size }: { filter: AuditFilter; after: Cursor; limit: number },
): Promise<{ events: ListedAuditEvent[]; next: number | null }> {
  const { event, actorId, subjects, from, before } = filter;
  const { at, id } = auditLog;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(auditLog)
        .where(
          and(
            event === null ? undefined : eq(auditLog.event, event),
            actorId === null ? undefined : eq(auditLog.actorId, actorId),
            subjects === null ? undefined : (or(...subjects.map(isDoneTo)) ?? sql`false`),
            from === null ? undefined : gte(at, from),
            before === null ? undefined : lt(at, before),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    { by: at, id, idOf: (row) => row.id },
    { after, size },
  );
  return { events: rows, next };
}

function isDoneTo({ kind, id }: AuditSubject) {
  return and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id));
}

/** Every kind of event in the log: from index entry to index entry, however long the log is. */
export async function kindsInLog(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    with recursive words as (
      (select event as word from ${auditLog} order by event limit 1)
      union all
      select (select event from ${auditLog} where event > words.word order by event limit 1)
      from words where words.word is not null
    )
    select word from words where word is not null`);
  return rows.map(({ word }) => word);
}
