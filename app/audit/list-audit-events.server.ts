import { and, eq, sql } from "drizzle-orm";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type ListedAuditEvent = typeof auditLog.$inferSelect;

export type AuditFilter = {
  deed: string | null;
  actorId: string | null;
  subject: { kind: string; id: string } | null;
};

/** A page of the log, newest first. */
export async function listAuditEvents(
  tx: Db,
  { filter, before, limit: size }: { filter: AuditFilter; before: Cursor; limit: number },
): Promise<{ deeds: ListedAuditEvent[]; next: number | null }> {
  const { deed, actorId, subject } = filter;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(auditLog)
        .where(
          and(
            deed === null ? undefined : eq(auditLog.deed, deed),
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
  return { deeds: rows, next };
}

/** Every kind of deed in the log and everybody who did one: from index entry to index entry, however long the log is. */
export async function whatIsLogged(tx: Db): Promise<{ deeds: string[]; actorIds: string[] }> {
  const deeds = await differentOnes(tx, "deed");
  return { deeds, actorIds: await differentOnes(tx, "actor_id") };
}

async function differentOnes(tx: Db, column: "deed" | "actor_id"): Promise<string[]> {
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
