import { eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type Channel, kindsFor, type NotificationKind, usualChannel } from "#app/notifications/kinds.ts";
import { notificationSettings } from "#app/notifications/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export type Settings = Partial<Record<NotificationKind, Channel>>;

/** Of every kind that this member can be told of: what they chose, or what is usual. */
export async function findSettings(tx: Db, { id, role }: Member): Promise<Settings> {
  const chosen = await chosenBy(tx, id);
  return Object.fromEntries(
    kindsFor(role).map((kind) => [kind, chosen.get(kind) ?? usualChannel(kind, role)]),
  );
}

/** What is as usual is not kept, so that it follows when the usual changes. */
export async function saveSettings({
  member,
  userId,
  settings,
  now,
}: {
  member: Member;
  userId: UserId;
  settings: Settings;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "choose_notifications", { own: userId === member.id })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const before = await findSettings(tx, member);
    const changed = kindsFor(member.role).filter((kind) => (settings[kind] ?? before[kind]) !== before[kind]);
    if (changed.length === 0) return done(undefined);
    const after = { ...before, ...settings };
    const kept = kindsFor(member.role).flatMap((kind) => {
      const channel = after[kind] ?? usualChannel(kind, member.role);
      return channel === usualChannel(kind, member.role) ? [] : [{ userId, kind, channel }];
    });
    await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId));
    if (kept.length > 0) await tx.insert(notificationSettings).values(kept);
    await recordAuditEvent(tx, {
      actor: member,
      event: "notifications_chosen",
      subject: { kind: "person", id: userId },
      before: only(before, changed),
      after: only(after, changed),
      now,
    });
    return done(undefined);
  });
}

async function chosenBy(tx: Db, userId: UserId): Promise<Map<NotificationKind, Channel>> {
  const found = await tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return new Map(found.map(({ kind, channel }) => [kind, channel]));
}

function only(settings: Settings, kinds: readonly NotificationKind[]): Settings {
  return Object.fromEntries(kinds.map((kind) => [kind, settings[kind]]));
}
