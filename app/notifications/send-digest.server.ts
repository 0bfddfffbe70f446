import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { staffAtDesk } from "#app/desk/staff-at-desk.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { digestDue } from "#app/notifications/digest-time.ts";
import { nameNotices } from "#app/notifications/name-notices.server.ts";
import { chooseHere } from "#app/notifications/send-notice.server.ts";
import { stillTold } from "#app/notifications/still-told.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";

export const sendDigestJob = job({
  name: "send-digest",
  schema: z.object({ userId: UserId, day: z.iso.date() }),
  key: ({ userId, day }) => `${userId} ${day}`,
});

const waits = and(
  eq(notifications.channel, "digest"),
  isNull(notifications.digestOn),
  isNull(notifications.readAt),
);

/** One statement puts them into the day's digest, so two workers never send two. Nobody gets a second one on a day. */
export async function queueDigests(now: Date): Promise<void> {
  const member = staffAtDesk();
  const readers = await db
    .selectDistinct({ userId: notifications.userId, timeZone: member.timeZone })
    .from(notifications)
    .innerJoin(member, eq(member.userId, notifications.userId))
    .where(waits);
  const due = readers.flatMap(({ userId, timeZone }) => {
    const time = digestDue(now, timeZone);
    return time ? [{ user_id: userId, day: time.day, before: time.before.toISOString() }] : [];
  });
  if (due.length === 0) return;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ userId: UserId; day: string }>(sql`
      with due as (
        select * from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due(user_id text, day date, before timestamptz)
      ), taken as (
        update ${notifications} notice set digest_on = due.day from due
        where notice.user_id = due.user_id and notice.created_at < due.before
          and notice.channel = 'digest' and notice.digest_on is null and notice.read_at is null
          and not exists (select from ${notifications} sent where sent.user_id = due.user_id and sent.digest_on >= due.day)
        returning notice.user_id, notice.digest_on
      )
      select distinct user_id as "userId", digest_on::text as day from taken`);
    await enqueueEach(tx, sendDigestJob, rows);
  });
}

/** As many as anybody reads in a mail. */
const linesMax = 40;

export async function sendDigest({ userId, day }: { userId: UserId; day: string }): Promise<void> {
  const found = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.digestOn, day)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
  const [still, person] = await Promise.all([stillTold(userId, found), findCustomer(db, userId)]);
  if (!still || still.told.length === 0 || !person) return;
  const { told } = still;
  const { SITE_NAME, SITE_URL } = env();
  const lines = (await nameNotices(told.slice(0, linesMax))).map(
    ({ sentence, href }) => `${sentence}\n${SITE_URL}${href}`,
  );
  const more = told.length - lines.length;
  await sendMail({
    to: person.email,
    subject: `Your desk on ${writtenDate(day)}: ${told.length === 1 ? "1 notice" : `${told.length} notices`}`,
    body: [
      `Hello ${person.firstName},`,
      ...lines,
      ...(more > 0 ? [`And ${more} more: ${SITE_URL}/staff/notifications`] : []),
      chooseHere(),
      SITE_NAME,
    ].join("\n\n"),
  });
}
