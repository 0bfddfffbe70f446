import { and, count, eq, gt } from "drizzle-orm";
import { z } from "zod";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { addReply, changeEnquiry, findSentReply } from "#app/enquiries/add-reply.server.ts";
import { unknownEnquiry } from "#app/enquiries/enquiry-refusals.ts";
import { lockEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { readEnquiryText } from "#app/enquiries/read-enquiry.server.ts";
import { replyDay } from "#app/enquiries/reply-day.server.ts";
import { enquiryReplies } from "#app/enquiries/tables.server.ts";
import { accountGone } from "#app/platform/account-gone.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { hourMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export const againPerHourMax = 10;

/** From the account: the enquiry is open again, with a new day for the answer. */
export async function writeAgain(asked: {
  userId: UserId;
  reference: string;
  text: string;
  sendKey: string;
  now: Date;
}): Promise<Outcome<number>> {
  const { userId, reference, sendKey, now } = asked;
  const text = readEnquiryText(asked.text, 1);
  if (!text.ok) return text;
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  return allOrNothing(db, async (tx) => {
    if (!(await blockDeletion(tx, userId))) return accountGone;
    const enquiry = await lockEnquiry(tx, reference);
    if (!enquiry || enquiry.userId !== userId) return unknownEnquiry;
    const reply = { authorId: userId, fromDesk: false, text: text.value, sendKey, now };
    const sent = await findSentReply(tx, enquiry, reply);
    if (!sent.ok) return sent;
    if (sent.value !== null) return done(sent.value);
    if ((await countLately(tx, userId, now)) >= againPerHourMax) return tooManyReplies;
    const added = await addReply(tx, enquiry, reply);
    if (!added.ok) return added;
    const replyBy = enquiry.state === "open" ? enquiry.replyBy : await replyDay(tx, now);
    await changeEnquiry(tx, enquiry, { state: "open", replyBy });
    return added;
  });
}

async function countLately(tx: Transaction, userId: UserId, now: Date): Promise<number> {
  const { authorId, sentAt } = enquiryReplies;
  const since = new Date(now.getTime() - hourMs);
  const [lately] = await tx
    .select({ sent: count() })
    .from(enquiryReplies)
    .where(and(eq(authorId, userId), gt(sentAt, since)));
  return lately?.sent ?? 0;
}

const tooManyReplies = refuse({
  code: "too_many",
  message: `You have written ${againPerHourMax} times within an hour. Please write again in an hour.`,
  status: 429,
  field: "text",
});
