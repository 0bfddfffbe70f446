import { eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";

import { findReply } from "#app/enquiries/list-replies.server.ts";
import { findEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { type Enquiry, enquiryReplies, type EnquiryReply } from "#app/enquiries/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { weekdayDate, writtenDate } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { EnquiryReference } from "#app/platform/ids.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

const schema = z.object({
  reference: EnquiryReference,
  /** Null: the mail that says that we have the message. */
  replyId: z.number().int().nullable(),
});
type EnquiryMail = z.infer<typeof schema>;

export const sendEnquiryMailJob = job({
  name: "send-enquiry-mail",
  schema,
  key: ({ reference, replyId }) => `${reference} ${replyId ?? "received"}`,
});

export async function queueEnquiryMail(tx: Db, mail: EnquiryMail): Promise<void> {
  await enqueue(tx, sendEnquiryMailJob, mail);
}

/** Skips what was erased meanwhile, and an answer that has gone out. */
export async function sendEnquiryMail({ reference, replyId }: EnquiryMail, now: Date): Promise<void> {
  const enquiry = await findEnquiry(db, reference);
  if (!enquiry || enquiry.email === "") return;
  if (replyId === null) return sendMail(received(enquiry));
  const reply = await findReply(db, replyId);
  if (!reply || reply.mailedAt !== null) return;
  await sendMail(answer(enquiry, reply));
  await db.update(enquiryReplies).set({ mailedAt: now }).where(eq(enquiryReplies.id, replyId));
}

/** Repeats nothing of what was written: anybody can give a stranger's address. */
function received(enquiry: Enquiry) {
  const { reference, email, replyBy } = enquiry;
  return {
    to: email,
    ...(enquiry.userId && { about: { userId: enquiry.userId } }),
    subject: `We have your message: ${reference}`,
    body: [
      "Hello,",
      `Your message has reached us. Its reference is ${reference}.`,
      `We answer by ${weekdayDate(replyBy)}, to this address.`,
      ...(enquiry.userId === null ? [] : [`It is in your account, too: ${pageOf(enquiry)}`]),
      `If you did not write to ${env().SITE_NAME}, somebody gave your address by mistake. You can ignore this mail.`,
    ].join("\n\n"),
  };
}

function answer(enquiry: Enquiry, { text }: EnquiryReply) {
  const { reference, name, email, userId, createdAt } = enquiry;
  const again = "To write to us again, answer this mail and leave the reference in its subject";
  return {
    to: email,
    ...(userId && { about: { userId } }),
    subject: `Our answer to your message ${reference}`,
    body: [
      `Hello ${name},`,
      text,
      userId === null ? `${again}.` : `${again}, or open ${pageOf(enquiry)}`,
      `On ${writtenDate(createdAt)} you wrote:\n${quoted(enquiry.text)}`,
    ].join("\n\n"),
  };
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, "> ");
}

function pageOf({ reference }: Enquiry): string {
  return env().SITE_URL + href("/account/messages/:reference", { reference });
}
