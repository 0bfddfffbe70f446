import { randomUUID } from "node:crypto";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { zoneNote } from "#app/bookings/chat-time.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import { whyItemClosed } from "#app/cases/conversation/why-item-closed.server.ts";
import { type CaseMessage, listMessages } from "#app/cases/conversation/list-messages.server.ts";
import { markReadAtDesk } from "#app/cases/conversation/desk-reads.server.ts";
import { markRead } from "#app/cases/conversation/mark-read.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { caseAction, type CaseAt, type CasePart, type CaseViewer } from "#app/cases/case-part.ts";
import type { ConversationView, ShownMessage } from "#app/cases/conversation/conversation-view.ts";
import { fullName, type NamedPerson } from "#app/accounts/profile/person-name.ts";

export const conversation: CasePart<ConversationView> = { load, actions: { send: send() } };

async function load({ viewer, item, now, query }: CaseAt): Promise<ConversationView> {
  const [{ messages, olderBefore, isNewest }, closed] = await Promise.all([
    listMessages(db, item.id, { before: query.get("before") }),
    whyItemClosed(db, item, now),
  ]);
  const names = await namePeople(
    db,
    messages.map(({ authorId }) => authorId),
  );
  const last = messages.at(-1);
  const byDesk = viewer.side === "desk";
  const writes = viewer.side === "customer" || mayWrite(viewer.member, item);
  if (last) await markSeen(viewer, item.id, { lastMessageId: last.id, now });
  return {
    messages: messages.map((message) => shown(message, names.get(message.authorId) ?? null, viewer)),
    zoneNote: zoneNote(now, viewer.timeZone),
    olderHref: olderBefore === null ? null : `?before=${olderBefore}#conversation`,
    newestHref: isNewest ? null : "?#conversation",
    closed: closed ?? (writes ? null : "Whoever does the work writes to the customer."),
    hint: byDesk
      ? "The customer reads this. They are told by email that you wrote."
      : "Your counsellor reads this, and answers here.",
    sendKey: randomUUID(),
  };
}

/** Of one's own: a colleague's look clears nothing for whoever does the work. */
async function markSeen(
  viewer: CaseViewer,
  itemId: OrderItemId,
  seen: { lastMessageId: number; now: Date },
): Promise<void> {
  if (viewer.side === "customer") return markRead(itemId, seen);
  return markReadAtDesk({ itemId, userId: viewer.member.id }, seen);
}

function mayWrite({ id, role }: Member, { assignedTo }: CaseAt["item"]): boolean {
  return may(role, "write_message", { own: assignedTo === id });
}

function shown(message: CaseMessage, author: NamedPerson | null, viewer: CaseViewer): ShownMessage {
  const { id, fromDesk, text, sentAt, files } = message;
  return {
    id,
    author: viewer.side === "desk" ? atDesk(message, author) : forCustomer(message, author),
    ours: fromDesk === (viewer.side === "desk"),
    at: sentAt.toISOString(),
    when: timeFormat(viewer.timeZone).format(sentAt),
    text,
    files: files.map((file) => ({ href: caseFilePath(file.fileId), name: file.name, size: file.sizeBytes })),
  };
}

function forCustomer({ fromDesk }: CaseMessage, author: NamedPerson | null): string {
  return fromDesk ? (author?.firstName ?? "Your counsellor") : "You";
}

function atDesk({ fromDesk }: CaseMessage, author: NamedPerson | null): string {
  return fromDesk ? fullName(author) : `${fullName(author)}, customer`;
}

function send() {
  return caseAction(
    z.object({ text: hidden, files, send_key: hidden }),
    async ({ send_key: sendKey, ...written }, { viewer, item, now }) => {
      const message = { itemId: item.id, ...written, sendKey, now };
      const sent =
        viewer.side === "desk"
          ? await writeMessageAtDesk({ ...message, member: viewer.member })
          : await writeMessage({ ...message, userId: viewer.userId });
      return outcomeOr("sent", sent);
    },
  );
}
