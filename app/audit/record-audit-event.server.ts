import { auditLog } from "#app/audit/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

/** A person at the desk, or `system`, such as a command on the server. */
export type Actor = { id: UserId; role: string | null };

export const system: Actor = { id: UserId.parse("system"), role: null };

type AuditEvent = {
  actor: Actor;
  /** A stable word in the past tense, such as `item_moved`. */
  event: string;
  subject: { kind: string; id: string };
  /** Only what the event changes; no secrets. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
  now: Date;
};

/** Writes an event down, in the transaction that does it: what is rolled back was not done. */
export async function recordAuditEvent(tx: Db, event: AuditEvent): Promise<void> {
  await recordAuditEvents(tx, [event]);
}

export async function recordAuditEvents(tx: Db, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(auditLog).values(
    events.map(({ actor, event, subject, before, after, reason, now }) => ({
      at: now,
      actorId: actor.id,
      actorRole: actor.role,
      event,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
    })),
  );
}
