import { randomInt } from "node:crypto";

import { and, count, eq, gt, min, or, sql } from "drizzle-orm";

import { alreadySent } from "#app/enquiries/enquiry-refusals.ts";
import { type EnquiryFields, readEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import { replyDay } from "#app/enquiries/reply-day.server.ts";
import { queueEnquiryMail } from "#app/enquiries/send-enquiry-mail.server.ts";
import { enquiries, type Enquiry } from "#app/enquiries/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { hourMs, minuteMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { EnquiryReference, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Per hour and mail address, so that nobody fills a stranger's mailbox with confirmations. */
export const perHourMax = 3;

/** The same form sent twice is one enquiry. Refuses `already_sent`, `too_many`, and by field. */
export async function writeEnquiry(asked: {
  userId: UserId | null;
  sent: EnquiryFields;
  now: Date;
}): Promise<Outcome<Enquiry>> {
  const read = readEnquiry(asked.sent);
  if (!read.ok) return read;
  const { userId, now } = asked;
  const { email, sendKey, text } = read.value;
  return allOrNothing(db, async (tx) => {
    if (userId !== null) await lockSender(tx, userId);
    await lockSender(tx, email);
    const [earlier] = await tx.select().from(enquiries).where(eq(enquiries.sendKey, sendKey));
    if (earlier) {
      const isSame = earlier.userId === userId && earlier.email === email && earlier.text === text;
      return isSame ? done(earlier) : alreadySent;
    }
    const allowed = await limitEnquiries(tx, { email, userId, now });
    if (!allowed.ok) return allowed;
    const replyBy = await replyDay(tx, now);
    const [enquiry] = await tx
      .insert(enquiries)
      .values({ reference: newReference(), userId, ...read.value, replyBy, createdAt: now })
      .onConflictDoNothing({ target: enquiries.sendKey })
      .returning();
    if (!enquiry) return alreadySent;
    await queueEnquiryMail(tx, { reference: enquiry.reference, replyId: null });
    return done(enquiry);
  });
}

/** None is taken for another. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReference(): EnquiryReference {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return EnquiryReference.parse(`LF-${four()}-${four()}`);
}

/** One at a time, so limits hold. */
async function lockSender(tx: Transaction, sender: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiries ${sender}`}, 0))`);
}

async function limitEnquiries(
  tx: Transaction,
  { email, userId, now }: { email: string; userId: UserId | null; now: Date },
): Promise<Outcome<null>> {
  const since = new Date(now.getTime() - hourMs);
  const byThem = or(eq(enquiries.email, email), userId === null ? undefined : eq(enquiries.userId, userId));
  const [lately] = await tx
    .select({ sent: count(), first: min(enquiries.createdAt) })
    .from(enquiries)
    .where(and(byThem, gt(enquiries.createdAt, since)));
  invariant(lately, "a count is returned");
  if (lately.sent < perHourMax || !lately.first) return done(null);
  const ms = lately.first.getTime() + hourMs - now.getTime();
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  return refuse({
    code: "too_many",
    message: `We have ${perHourMax} messages from you within an hour. Please write again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    status: 429,
    details: { retry_after: Math.ceil(ms / 1000) },
  });
}
