import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { remindOfSessions } from "#app/cases/sessions/remind-of-sessions.server.ts";
import { cancelSession, moveSession } from "#app/cases/sessions/change-session.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, place } from "#tests/desk/session-use-cases.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";

const at = (moment: string) => new Date(moment);

let counsellor: Member;
let manager: Member;
let bought: Bought;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager", { first_name: "Marlo" });
});

beforeEach(async () => {
  counsellor = await makeMember("counsellor");
  bought = await buySessions(counsellor.id);
});

const own = (sessionId: string) => ({
  member: counsellor,
  itemId: bought.itemId,
  sessionId,
  now: noon,
});
const move = (sessionId: string, localTime: string, change: object = {}) =>
  moveSession({ ...own(sessionId), seen: "0", ...place(counsellor.id, localTime), ...change });

const emailOf = async ({ id }: Member) => {
  const { rows } = await db.execute<{ email: string }>(sql`select email from users where id = ${id}`);
  return rows[0]?.email ?? "";
};

async function sendMails(now = noon): Promise<void> {
  const { rows } = await db.execute<{ payload: unknown; id: string }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${sendSessionMailJob.name}
      returning payload, _private_jobs.id`,
  );
  for (const { payload } of rows.toSorted((one, other) => Number(one.id) - Number(other.id))) {
    await sendSessionMail(sendSessionMailJob.parse(payload), now);
  }
}

async function mailsTo(email: string) {
  const found = await db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.recipient, email))
    .orderBy(mailboxMessages.id);
  return found.map(({ subject, body, attachments }) => ({
    subject,
    body,
    file: attachments[0] && Buffer.from(attachments[0].base64, "base64").toString().replaceAll("\r\n ", ""),
    type: attachments[0]?.type,
  }));
}

describe("the reminder", () => {
  test("is sent once a day before, and again when the time was changed", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    await sendMails();
    const reminders = async () =>
      (await mailsTo(bought.user.email)).filter(({ subject }) => subject.startsWith("Reminder")).length;
    const remind = async (moment: string) => {
      await Promise.all([remindOfSessions(at(moment)), remindOfSessions(at(moment))]);
      await sendMails(at(moment));
      return reminders();
    };
    expect(await remind("2026-10-11T10:29:00Z")).toBe(0);
    expect(await remind("2026-10-11T10:31:00Z")).toBe(1);
    expect(await remind("2026-10-11T10:36:00Z")).toBe(1);
    valueOf(await move(session.id, "2026-10-20T16:00"));
    expect(await remind("2026-10-12T10:31:00Z")).toBe(1);
    expect(await remind("2026-10-19T10:31:00Z")).toBe(2);
  });

  test("is none for a session that was booked within the day: the mail about it is enough", async () => {
    await bookOne(counsellor, bought.itemId, "2026-10-03T16:00");
    await remindOfSessions(at("2026-10-03T06:00:00Z"));
    await sendMails();
    expect((await mailsTo(bought.user.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("a session on"),
    ]);
  });
});

test("whoever a session left is told, whatever became of it before the mail went out", async () => {
  const session = await bookOne(counsellor, bought.itemId);
  const [second, third] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const by = { member: manager };
  valueOf(await move(session.id, "2026-10-14T09:00", { ...by, counsellorId: second.id }));
  valueOf(await move(session.id, "2026-10-14T09:00", { ...by, counsellorId: third.id, seen: "1" }));
  valueOf(await cancelSession({ ...own(session.id), ...by, seen: "2", text: "Nobody is there." }));
  await sendMails();
  for (const one of [counsellor, second, third]) {
    const mail = (await mailsTo(await emailOf(one))).at(-1);
    expect(mail?.subject).toMatch(/^Cancelled/);
    expect(mail?.file).toContain("METHOD:CANCEL");
  }
});
