import { type Actor, recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { keptWhereMax } from "#app/launch/proven-backup.ts";
import { provenBackups } from "#app/launch/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

type Proven = {
  /** Who looked, or the system, where the command restored it. */
  actor: Actor;
  /** yyyy-mm-dd */
  provenOn: string;
  keptWhere: string;
  now: Date;
};

export async function recordProvenBackup({ actor, provenOn, keptWhere, now }: Proven): Promise<void> {
  const kept = keptWhere.slice(0, keptWhereMax);
  await db.transaction(async (tx) => {
    const recorded = { provenOn, keptWhere: kept, recordedBy: actor.id, recordedAt: now };
    await tx.insert(provenBackups).values(recorded);
    await recordAuditEvent(tx, {
      actor,
      event: "backup_proven",
      subject: { kind: "backup", id: provenOn },
      before: null,
      after: { kept_where: kept },
      now,
    });
  });
}
