import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  addComment,
  lockItemOfVersion,
  type NewComment,
  unknownVersion,
} from "#app/cases/deliverables/write-comment.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function commentAtDesk({
  member,
  ...comment
}: Omit<NewComment, "authorId" | "fromDesk"> & { member: Member }): Promise<Outcome<number>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItemOfVersion(tx, comment.versionId);
    if (!item) return unknownVersion;
    if (!may(member.role, "comment", { own: item.assignedTo === member.id })) return notAllowed;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const added = await addComment(tx, item, { ...comment, authorId: member.id, fromDesk: true });
    if (!added.ok || added.value.earlier) return added.ok ? done(added.value.id) : added;
    await recordAuditEvent(tx, {
      actor: member,
      event: "comment_written",
      subject: { kind: "item", id: item.id },
      after: { comment: added.value.id },
      now: comment.now,
    });
    return done(added.value.id);
  });
}
