import { and, asc, eq, inArray, isNull, lt, ne, type SQL } from "drizzle-orm";

import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { dayMs } from "#app/platform/dates.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function exportEnquiries(userId: UserId): Promise<object[]> {
  const written = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.userId, userId))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.reference));
  if (written.length === 0) return [];
  const references = written.map(({ reference }) => reference);
  const all = await db
    .select()
    .from(enquiryReplies)
    .where(inArray(enquiryReplies.reference, references))
    .orderBy(asc(enquiryReplies.id));
  const replies = Map.groupBy(all, ({ reference }) => reference);
  return written.map(({ reference, name, email, kind, text, orderNumber, state, replyBy, createdAt }) => ({
    reference,
    name,
    email,
    about: kind,
    order: orderNumber === null ? null : orderName(orderNumber),
    text,
    state,
    answerBy: replyBy,
    writtenAt: createdAt,
    replies: (replies.get(reference) ?? []).map((reply) => ({
      by: reply.fromDesk ? "us" : "you",
      text: reply.text,
      at: reply.sentAt,
    })),
  }));
}

/** What was written signed out is kept for its two years: nobody has shown whose it is. */
export function eraseEnquiries(tx: Transaction, userId: UserId): Promise<void> {
  return erase(tx, eq(enquiries.userId, userId));
}

const keptDays = 2 * 365;

/** Those of people who were signed out. */
export function eraseOldEnquiries(now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  const { userId, email, createdAt } = enquiries;
  return erase(db, and(isNull(userId), lt(createdAt, before), ne(email, "")));
}

async function erase(tx: Db, which: SQL | undefined): Promise<void> {
  const erased = await tx
    .update(enquiries)
    .set({ name: "", email: "", text: "", orderNumber: null, state: "closed" })
    .where(which)
    .returning({ reference: enquiries.reference });
  if (erased.length === 0) return;
  const references = erased.map(({ reference }) => reference);
  await tx.update(enquiryReplies).set({ text: "" }).where(inArray(enquiryReplies.reference, references));
}
