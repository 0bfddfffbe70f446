import { setAccountRole } from "#app/accounts/staff-account.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { hasOtherOwner, lockPeople, mayChangePeople, putRole, roleOf } from "#app/desk/people.server.ts";
import { lastOwner, notAtDesk, roleChanged, yourself } from "#app/desk/people-refusals.ts";
import type { StaffRole } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Only for people already at the desk; others are invited. */
export function changeStaffRole({
  member,
  userId,
  from,
  role,
  now,
}: {
  member: Pick<Member, "id" | "role">;
  userId: UserId;
  from: string;
  role: StaffRole;
  now: Date;
}): Promise<Outcome<{ before: StaffRole; role: StaffRole }>> {
  return allOrNothing(db, async (tx) => {
    await lockPeople(tx);
    const allowed = await mayChangePeople(tx, member);
    if (!allowed.ok) return allowed;
    const before = await roleOf(tx, userId);
    if (before === null) return notAtDesk;
    // The same once more is not logged.
    if (before === role) return done({ before, role });
    if (before !== from) return roleChanged;
    if (userId === member.id) return yourself;
    if (before === "owner" && !(await hasOtherOwner(tx, userId))) return lastOwner;
    if (!(await setAccountRole(tx, userId, "staff"))) return notAtDesk;
    await putRole(tx, { userId, role, grantedBy: member.id, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "role_changed",
      subject: { kind: "person", id: userId },
      before: { role: before },
      after: { role },
      now,
    });
    return done({ before, role });
  });
}
