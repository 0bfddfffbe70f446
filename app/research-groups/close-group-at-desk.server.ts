import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { GroupId, isId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { closeGroupAsStaff } from "#app/research-groups/close-group.server.ts";
import { unknownGroup } from "#app/research-groups/group-refusals.ts";

export async function closeGroupAtDesk(asked: {
  member: Member;
  groupId: string;
  reason: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, groupId, now } = asked;
  if (!may(member.role, "close_group", { own: false })) return notAllowed;
  const reason = readReason(asked.reason);
  if (!reason.ok) return reason;
  if (!isId(GroupId, groupId)) return unknownGroup;
  return allOrNothing(db, async (tx) => {
    const closed = await closeGroupAsStaff({ groupId, staffId: member.id, now }, tx);
    if (!closed.ok) return closed;
    if (!closed.value.changed) return done(null);
    await recordAuditEvent(tx, {
      actor: member,
      event: "group_closed",
      subject: { kind: "group", id: groupId },
      before: { closed_at: closed.value.closedBefore?.toISOString() ?? null },
      after: { closed_at: now.toISOString() },
      reason: reason.value,
      now,
    });
    return done(null);
  });
}
