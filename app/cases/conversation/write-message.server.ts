import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type NewMessage, sendMessage } from "#app/cases/conversation/send-message.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export function writeMessageAtDesk({
  member,
  ...message
}: NewMessage & { member: Member }): Promise<Outcome<number>> {
  return sendMessage({
    ...message,
    authorId: member.id,
    fromDesk: true,
    may: ({ assignedTo }) =>
      may(member.role, "write_message", { own: assignedTo === member.id }) ? done(null) : notAllowed,
    async before(tx, item) {
      return (await blockDeletion(tx, item.userId)) ? done(null) : customerGone;
    },
    async after(tx, { messageId, item, files }) {
      await recordAuditEvent(tx, {
        actor: member,
        event: "message_sent",
        subject: { kind: "item", id: item.id },
        after: { message: messageId, files },
        now: message.now,
      });
    },
  });
}
