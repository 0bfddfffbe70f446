import { randomUUID } from "node:crypto";
import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { zoneNote } from "#app/bookings/chat-time.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import { whyItemClosed } from "#app/cases/conversation/why-item-closed.server.ts";
import { type CaseMessage, listMessages } from "#app/cases/conversation/list-messages.server.ts";
import { markRead } from "#app/cases/conversation/mark-read.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { writeAtDesk } from "#app/cases/conversation/write-at-desk.server.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { timeFormat } from "#app/platform/zone-formats.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import type { ConversationView, ShownMessage } from "#app/cases/conversation/conversation-view.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

export const conversation: CasePart<ConversationView> = {
  load,
  actions: { send: send(), write: writeAtDesk },
};

/** The customer's. The desk reads it in its timeline. */
async function load({ viewer, item, now, query }: CaseAt): Promise<ConversationView | null> {
  if (viewer.side === "desk") return null;
  const [{ messages, olderBefore, isNewest }, closed] = await Promise.all([
    listMessages(db, item.id, { before: query.get("before") }),
    whyItemClosed(db, item, now),
  ]);
  const names = await namePeople(
    db,
    messages.map(({ authorId }) => authorId),
  );
  const last = messages.at(-1);
  if (last) await markRead(item.id, { lastMessageId: last.id, now });
  return {
    messages: messages.map((message) => shown(message, names.get(message.authorId) ?? null, viewer.timeZone)),
    zoneNote: zoneNote(now, viewer.timeZone),
    olderHref: olderBefore === null ? null : `?before=${olderBefore}#conversation`,
    newestHref: isNewest ? null : "?#conversation",
    closed,
    sendKey: randomUUID(),
  };
}

function shown(message: CaseMessage, author: NamedPerson | null, timeZone: string): ShownMessage {
  const { id, fromDesk, text, sentAt, files } = message;
  return {
    id,
    author: fromDesk ? (author?.firstName ?? "Your counsellor") : "You",
    ours: !fromDesk,
    at: sentAt.toISOString(),
    when: timeFormat(timeZone).format(sentAt),
    text,
    files: files.map((file) => ({ href: caseFilePath(file.fileId), name: file.name, size: file.sizeBytes })),
  };
}

function send() {
  return caseAction(
    z.object({ text: hidden, files, send_key: hidden }),
    async ({ send_key: sendKey, ...written }, { viewer, item, now }) =>
      viewer.side === "customer"
        ? outcomeOr(
            "sent",
            await writeMessage({ userId: viewer.userId, itemId: item.id, ...written, sendKey, now }),
          )
        : notUnderstood,
  );
}
