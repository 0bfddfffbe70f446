import { and, eq, isNull } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { lockPeople } from "#app/desk/people.server.ts";
import { notAtDesk } from "#app/desk/people-refusals.ts";
import { may } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function changeTimeZone({
  member,
  userId,
  timeZone,
  now,
}: {
  member: Member;
  userId: UserId;
  timeZone: string;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_time_zone", { own: userId === member.id })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const here = and(eq(staff.userId, userId), isNull(staff.endedAt));
    // Role changes lock the table first, then the person.
    await lockPeople(tx);
    const [before] = await tx.select({ timeZone: staff.timeZone }).from(staff).where(here);
    if (!before) return notAtDesk;
    if (before.timeZone === timeZone) return done(undefined);
    await tx.update(staff).set({ timeZone }).where(here);
    await recordAuditEvent(tx, {
      actor: member,
      event: "time_zone_changed",
      subject: { kind: "person", id: userId },
      before: { time_zone: before.timeZone },
      after: { time_zone: timeZone },
      now,
    });
    return done(undefined);
  });
}
