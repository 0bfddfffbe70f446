import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type LaunchLine, launchLines } from "#app/launch/launch-lines.ts";
import { recordProvenBackup } from "#app/launch/record-proven-backup.server.ts";
import { lastProvenBackup, readShop } from "#app/launch/read-shop.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Launch = { lines: LaunchLine[]; lastBackup: Awaited<ReturnType<typeof lastProvenBackup>> };

export async function checkLaunchAtDesk(member: Member, now: Date): Promise<Outcome<Launch>> {
  if (!may(member.role, "see_launch", { own: false })) return notAllowed;
  const [shop, lastBackup] = await Promise.all([readShop(now), lastProvenBackup()]);
  return done({ lines: launchLines(shop), lastBackup });
}

export async function recordProvenBackupAtDesk({
  member,
  fields: { proven_on: provenOn, kept_where: keptWhere },
  now,
}: {
  member: Member;
  fields: { proven_on: string; kept_where: string };
  now: Date;
}): Promise<Outcome<null>> {
  if (!may(member.role, "record_backup", { own: false })) return notAllowed;
  await recordProvenBackup({ actor: member, provenOn, keptWhere, now });
  return done(null);
}
