import { auditLog } from "#app/audit/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

/** Who does something: a person at the desk, or the system, such as a command on the server. */
export type Actor = { id: UserId; role: string | null };

export const system: Actor = { id: UserId.parse("system"), role: null };

type Deed = {
  actor: Actor;
  /** A stable word in the past, such as `item_moved`. */
  deed: string;
  subject: { kind: string; id: string };
  /** Only what the deed changes; no secrets. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
  now: Date;
};

/** Writes a deed down, in the transaction that does it: what is rolled back was not done. */
export async function recordAuditEvent(tx: Db, deed: Deed): Promise<void> {
  await recordAuditEvents(tx, [deed]);
}

/** The same for what is done to many things at once, so that each of them has its line. */
export async function recordAuditEvents(tx: Db, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  await tx.insert(auditLog).values(
    deeds.map(({ actor, deed, subject, before, after, reason, now }) => ({
      at: now,
      actorId: actor.id,
      actorRole: actor.role,
      deed,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
    })),
  );
}
