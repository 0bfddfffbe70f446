import { eq } from "drizzle-orm";
import { z } from "zod";

import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { readMessageText } from "#app/cases/conversation/message-text.ts";
import type { PaidItem } from "#app/orders/items/change-item.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type NewNote = {
  authorId: UserId;
  text: string;
  /** Whether files come with it: then it may have no text. */
  withFiles?: boolean;
  sendKey: string;
  now: Date;
};

type AddedNote = { id: number; earlier: boolean };

export async function addNote(
  tx: Transaction,
  item: PaidItem,
  { authorId, withFiles = false, sendKey, now, ...note }: NewNote,
): Promise<Outcome<AddedNote>> {
  const text = readMessageText(note.text, { withFiles });
  if (!text.ok) return text;
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  const [earlier] = await tx.select().from(caseNotes).where(eq(caseNotes.sendKey, sendKey));
  if (earlier) {
    if (earlier.authorId !== authorId || earlier.itemId !== item.id) return notUnderstood;
    return earlier.text === text.value ? done({ id: earlier.id, earlier: true }) : alreadyWritten;
  }
  const [written] = await tx
    .insert(caseNotes)
    .values({ itemId: item.id, authorId, text: text.value, sendKey, writtenAt: now })
    .onConflictDoNothing()
    .returning({ id: caseNotes.id });
  return written ? done({ id: written.id, earlier: false }) : notUnderstood;
}

const alreadyWritten = refuse({
  code: "already_sent",
  message: "Another note was written from this page before. Write this one again if it is a new one.",
  status: 409,
  field: "text",
});
