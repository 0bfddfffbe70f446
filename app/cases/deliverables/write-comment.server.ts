import { and, desc, eq, gt } from "drizzle-orm";
import { z } from "zod";

import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { caseComments, caseVersions } from "#app/cases/tables.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { restartAnswerClock } from "#app/orders/items/restart-answer-clock.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { hourMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

export type NewComment = {
  versionId: string;
  authorId: UserId;
  fromDesk: boolean;
  text: string;
  /** Created with the form: the same key is one comment. */
  sendKey: string;
  now: Date;
};

/** `earlier`: it already existed. */
type AddedComment = { id: number; earlier: boolean };

export async function writeComment({
  userId,
  ...comment
}: Omit<NewComment, "authorId" | "fromDesk"> & { userId: UserId }): Promise<Outcome<AddedComment>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItemOfVersion(tx, comment.versionId);
    if (item?.userId !== userId) return unknownVersion;
    return addComment(tx, item, { ...comment, authorId: userId, fromDesk: false });
  });
}

export async function lockItemOfVersion(tx: Transaction, versionId: string): Promise<PaidItem | null> {
  if (!z.uuid().safeParse(versionId).success) return null;
  const [version] = await tx
    .select({ itemId: caseVersions.itemId })
    .from(caseVersions)
    .where(eq(caseVersions.id, versionId));
  return version ? lockItem(tx, version.itemId) : null;
}

/** The caller holds the item's lock. Notifies the other side. */
export async function addComment(
  tx: Transaction,
  item: PaidItem,
  comment: NewComment,
): Promise<Outcome<AddedComment>> {
  const text = readText(comment.text, "Write your comment.");
  if (!text.ok) return text;
  const { versionId, authorId, fromDesk, sendKey, now } = comment;
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  const [earlier] = await tx.select().from(caseComments).where(eq(caseComments.sendKey, sendKey));
  if (earlier) {
    if (earlier.authorId !== authorId || earlier.versionId !== versionId) return notUnderstood;
    return earlier.text === text.value ? done({ id: earlier.id, earlier: true }) : alreadySent;
  }
  if (item.state === "cancelled" || item.state === "refunded") return closed;
  const limited = await limitComments(tx, authorId, now);
  if (!limited.ok) return limited;
  const [written] = await tx
    .insert(caseComments)
    .values({ versionId, authorId, fromDesk, text: text.value, sendKey, writtenAt: now })
    // A different item's form used the same key.
    .onConflictDoNothing()
    .returning({ id: caseComments.id });
  if (!written) return notUnderstood;
  if (!fromDesk) await restartAnswerClock(tx, item.id, now);
  await queueCaseNote(tx, { about: "comment", id: String(written.id) });
  return done({ id: written.id, earlier: false });
}

const perHourMax = 60;
async function limitComments(tx: Transaction, authorId: UserId, now: Date): Promise<Outcome<null>> {
  const { authorId: author, writtenAt } = caseComments;
  const lately = await tx
    .select({ writtenAt })
    .from(caseComments)
    .where(and(eq(author, authorId), gt(writtenAt, new Date(now.getTime() - hourMs))))
    .orderBy(desc(writtenAt))
    .limit(perHourMax);
  const first = lately.at(perHourMax - 1);
  if (!first) return done(null);
  return refuse({ ...tooMany(first.writtenAt.getTime() + hourMs - now.getTime()), field: "text" });
}

export const unknownVersion = refuse({
  code: "unknown_version",
  message: "This version was not found.",
  status: 404,
});

const closed = refuse({
  code: "closed",
  message: "This service has ended, so nothing can be added to it.",
  status: 409,
});

const alreadySent = refuse({
  code: "already_sent",
  message: "Another comment was written from this page before. Write this one again if it is a new one.",
  status: 409,
  field: "text",
});
