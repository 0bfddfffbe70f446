import { recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { keptWhereMax } from "#app/launch/proven-backup.ts";
import { provenBackups } from "#app/launch/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

/** By the command that restored a backup and found everything in it. */
export async function recordProvenRestore({
  keptWhere,
  now,
}: {
  keptWhere: string;
  now: Date;
}): Promise<void> {
  const provenOn = utcDay(now);
  const kept = keptWhere.slice(0, keptWhereMax);
  await db.transaction(async (tx) => {
    const recorded = { provenOn, keptWhere: kept, recordedBy: system.id, recordedAt: now };
    await tx.insert(provenBackups).values(recorded);
    await recordAuditEvent(tx, {
      actor: system,
      event: "backup_proven",
      subject: { kind: "backup", id: provenOn },
      before: null,
      after: { kept_where: kept },
      now,
    });
  });
}
