import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type LaunchLine, launchLines } from "#app/launch/launch-lines.ts";
import { lastProvenBackup, readShop } from "#app/launch/read-shop.server.ts";
import { provenBackups } from "#app/launch/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Launch = { lines: LaunchLine[]; lastBackup: Awaited<ReturnType<typeof lastProvenBackup>> };

export async function checkLaunchAtDesk(member: Member, now: Date): Promise<Outcome<Launch>> {
  if (!may(member.role, "see_launch", { own: false })) return notAllowed;
  const [shop, lastBackup] = await Promise.all([readShop(now), lastProvenBackup()]);
  return done({ lines: launchLines(shop), lastBackup });
}

export async function recordProvenBackup({
  member,
  fields: { proven_on: provenOn, kept_where: keptWhere },
  now,
}: {
  member: Member;
  fields: { proven_on: string; kept_where: string };
  now: Date;
}): Promise<Outcome<null>> {
  if (!may(member.role, "record_backup", { own: false })) return notAllowed;
  await db.transaction(async (tx) => {
    const recorded = { provenOn, keptWhere, recordedBy: member.id, recordedAt: now };
    await tx.insert(provenBackups).values(recorded);
    await recordAuditEvent(tx, {
      actor: member,
      event: "backup_proven",
      subject: { kind: "backup", id: provenOn },
      before: null,
      after: { kept_where: keptWhere },
      now,
    });
  });
  return done(null);
}
