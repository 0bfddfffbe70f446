import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { isAsking } from "#app/cases/sessions/session.ts";
import { findSession } from "#app/cases/sessions/find-sessions.server.ts";
import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { cancelSession, keepSession, moveSession } from "#app/cases/sessions/change-session.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold } from "#tests/desk/notices.ts";
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
const ask = (sessionId: string, words = "After six, please.", now = noon) =>
  askOtherTime({ userId: bought.user.id, itemId: bought.itemId, sessionId, text: words, now });
const rowOf = async (id: string) => (await findSession(db, id))!;

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

describe("another time", () => {
  test("is asked for once, however many ask at once, and the counsellor is told", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    await sendMails();
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(session.id, `After ${index} pm.`)),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of asked) {
      if (!one.ok) expect(one.refusal.message).toContain("write to us in the conversation");
    }
    const kept = (await rowOf(session.id)).otherTimeReason ?? "";
    valueOf(await ask(session.id, kept));
    expect(await kindsTold(counsellor)).toEqual(["session_asked"]);
    expect((await countAwaiting(counsellor, noon)).otherTimes).toBe(1);
  });

  test("is given by a change of time, and cannot be asked for again", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    valueOf(await ask(session.id));
    valueOf(await move(session.id, "2026-10-12T16:00", { meetingLink: "https://meet.example.org/other" }));
    expect(isAsking(await rowOf(session.id))).toBe(true);
    valueOf(await move(session.id, "2026-10-13T18:30", { seen: "1" }));
    expect(await rowOf(session.id)).toMatchObject({ otherTimeAnsweredAt: noon, sequence: 2 });
    expect(await ask(session.id, "Or on Friday.")).toMatchObject({ refusal: { code: "asked_before" } });
    expect((await countAwaiting(counsellor, noon)).otherTimes).toBe(0);
  });

  test("is answered by keeping the time with words, which the customer is told", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    const words = "No other hour is free.";
    expect(await keepSession({ ...own(session.id), text: words })).toMatchObject({
      refusal: { code: "not_asking" },
    });
    valueOf(await ask(session.id));
    const twice = await Promise.all([1, 2].map(() => keepSession({ ...own(session.id), text: words })));
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    await sendMails();
    const mails = await mailsTo(bought.user.email);
    expect(mails.map(({ body }) => body.includes(words))).toEqual([false, true]);
    expect((await auditEventsOn(bought.itemId)).map(({ event }) => event)).toEqual([
      "session_booked",
      "session_kept",
    ]);
  });

  test.each([
    ["twelve hours before and later", "2026-10-11T22:30:01Z", "too_late"],
    ["once it has begun", "2026-10-12T10:30:00Z", "too_late"],
  ])("is refused %s", async (_, now, code) => {
    const session = await bookOne(counsellor, bought.itemId);
    expect(await ask(session.id, "After six, please.", at(now))).toMatchObject({ refusal: { code } });
    expect((await rowOf(session.id)).otherTimeAskedAt).toBeNull();
    valueOf(await ask(session.id, "After six, please.", at("2026-10-11T22:30:00Z")));
  });

  test("is nobody else's to ask for, needs words, and a cancelled session has none", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    const stranger = { userId: manager.id, itemId: bought.itemId, sessionId: session.id, now: noon };
    expect(await askOtherTime({ ...stranger, text: "After six." })).toMatchObject({
      refusal: { code: "unknown_appointment", status: 404 },
    });
    expect(await ask(session.id, " ")).toMatchObject({ refusal: { field: "text" } });
    expect(await ask("no id")).toMatchObject({ refusal: { code: "unknown_appointment" } });
    valueOf(await cancelSession({ ...own(session.id), seen: "0", text: "I am ill." }));
    expect(await ask(session.id)).toMatchObject({ refusal: { code: "not_booked" } });
  });
});
