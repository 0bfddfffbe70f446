import { and, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { GroupId, isId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { researchGroupMessages } from "#app/research-groups/tables.server.ts";

/** The text goes; members see that there was one. */
export async function removeBoardMessage(asked: {
  member: Member;
  groupId: string;
  messageId: string;
  reason: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, groupId, messageId, now } = asked;
  if (!may(member.role, "remove_group_message", { own: false })) return notAllowed;
  const reason = readReason(asked.reason);
  if (!reason.ok) return reason;
  if (!isId(GroupId, groupId) || !/^\d{1,15}$/.test(messageId)) return unknownMessage;
  const id = Number(messageId);
  return allOrNothing(db, async (tx) => {
    const theOne = and(eq(researchGroupMessages.id, id), eq(researchGroupMessages.groupId, groupId));
    const [found] = await tx.select().from(researchGroupMessages).where(theOne).for("update");
    if (!found) return unknownMessage;
    if (found.removedAt) return done(null);
    const removed = { text: "", removedAt: now, removedBy: member.id };
    await tx.update(researchGroupMessages).set(removed).where(theOne);
    await recordAuditEvent(tx, {
      actor: member,
      event: "group_message_removed",
      subject: { kind: "group_message", id: `${groupId}/${id}` },
      before: { written_by: found.userId },
      after: { removed_at: now.toISOString() },
      reason: reason.value,
      now,
    });
    return done(null);
  });
}

const unknownMessage = refuse({
  code: "unknown_message",
  message: "This message is no longer there.",
  status: 404,
});
