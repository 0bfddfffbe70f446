import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { bookSession, type NewSession } from "#app/cases/sessions/book-session.server.ts";
import { cancelSession } from "#app/cases/sessions/change-session.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listCalendar } from "#app/cases/desk/list-calendar.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { staffHolidays } from "#app/desk/tables.server.ts";
import { weekOf } from "#app/cases/desk/week.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderItemId, UserId, SessionId } from "#app/platform/ids.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, place } from "#tests/desk/session-use-cases.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";
import { asId } from "#tests/setup/as-id.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const at = (moment: string) => new Date(moment);
const start = at("2026-10-12T10:30:00Z");

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

function book(change: Partial<NewSession> = {}) {
  const about = { member: counsellor, itemId: bought.itemId, kind: "counselling", now: noon };
  return bookSession({ ...about, sessionId: randomUUID(), ...place(counsellor.id), ...change });
}

const own = (sessionId: string) => ({
  member: counsellor,
  itemId: bought.itemId,
  sessionId,
  now: noon,
});

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

describe("booking a session", () => {
  test("is written down, and tells the customer in their own time with a file for their calendar", async () => {
    const session = valueOf(await book({ member: manager }));
    expect(session).toMatchObject({ position: 1, startsAt: start, state: "booked", sequence: 0 });
    expect(await auditEventsOn(bought.itemId)).toMatchObject([
      { event: "session_booked", actorId: manager.id, after: { session: session.id } },
    ]);
    await sendMails();
    const [mail, ...others] = await mailsTo(bought.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/a session on 12 October 2026 at 16:00, India Standard Time$/);
    expect(mail?.body).toContain("Join it here: https://meet.example.org/room");
    expect(mail?.type).toContain("method=REQUEST");
    for (const line of [
      "METHOD:REQUEST",
      "DTSTART:20261012T103000Z",
      "DTEND:20261012T113000Z",
      `UID:appointment-${session.id}@`,
      "SEQUENCE:0",
      "LOCATION:https://meet.example.org/room",
      "ORGANIZER;",
      `MAILTO:${bought.user.email}`,
    ]) {
      expect(mail?.file, line).toContain(line);
    }
    expect(await mailsTo(await emailOf(counsellor))).toMatchObject([
      { type: expect.stringContaining("REQUEST") },
    ]);
  });

  test.each<[string, Partial<NewSession>, string, string | undefined]>([
    ["a time that is over", { localTime: "2026-10-02T17:00" }, "invalid_choice", "starts_at"],
    ["no time", { localTime: "tomorrow" }, "invalid_choice", "starts_at"],
    ["a time out of sight", { localTime: "2027-01-31T16:00" }, "invalid_choice", "starts_at"],
    ["no length", { minutes: "5" }, "invalid_choice", "minutes"],
    [
      "a meeting that is not on https",
      { meetingLink: "http://meet.example.org" },
      "invalid_choice",
      "meeting_link",
    ],
    ["a link that is a script", { meetingLink: "javascript:alert(1)" }, "invalid_choice", "meeting_link"],
    [
      "a link with a password",
      { meetingLink: "https://a:b@meet.example.org" },
      "invalid_choice",
      "meeting_link",
    ],
    [
      "somebody who is not at the desk",
      { counsellorId: asId(UserId, "nobody") },
      "not_at_desk",
      "counsellor",
    ],
    ["sessions that were not bought", { kind: "gre" }, "invalid_choice", undefined],
    ["an item nobody has", { itemId: newId(OrderItemId) }, "unknown_item", undefined],
    ["a form that is not ours", { sessionId: "1" }, "unknown_appointment", undefined],
  ])("is refused for %s, and nothing is kept", async (_, change, code, field) => {
    const refused = await book(change);
    expect(refused).toMatchObject({ ok: false, refusal: { code } });
    expect(refused.ok ? null : refused.refusal.field).toBe(field);
    expect(await listSessions(db, bought.itemId)).toEqual([]);
  });

  test("is refused while the counsellor is on holiday where they are", async () => {
    const days = { startsOn: "2026-10-10", endsOn: "2026-10-12" };
    await db.insert(staffHolidays).values({ id: randomUUID(), userId: counsellor.id, ...days });
    expect(await book()).toMatchObject({ refusal: { code: "on_holiday", field: "starts_at" } });
    // 20:00 UTC is the next day in India, when the holiday is over.
    valueOf(await book({ localTime: "2026-10-13T01:30" }));
    valueOf(await book({ counsellorId: manager.id }));
  });

  test("the form that is sent twice books once; each session is one of those that were bought", async () => {
    const sessionId = randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => book({ sessionId })));
    expect(twice.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await listSessions(db, bought.itemId)).toHaveLength(1);
    expect(await auditEventsOn(bought.itemId)).toHaveLength(1);
  });

  test("there are no more sessions than were bought, however many are booked at once", async () => {
    const hours = Array.from({ length: 10 }, (_, index) => `2026-10-1${index % 10}T16:00`);
    const asked = await Promise.all(hours.map((localTime) => book({ localTime })));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
    for (const one of asked)
      if (!one.ok) expect(one.refusal).toMatchObject({ code: "none_left", status: 409 });
    const kept = await listSessions(db, bought.itemId);
    expect(kept.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    const [first] = kept;
    valueOf(await cancelSession({ ...own(first!.id), seen: "0", text: "I am ill." }));
    const again = valueOf(await book({ localTime: "2026-10-22T16:00" }));
    expect(again.position).toBe(first?.position);
  });

  test("of ten who want the same counsellor at the same time one has them", async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => buySessions(counsellor.id)));
    const asked = await Promise.all(
      others.map(({ itemId }, index) => book({ itemId, localTime: `2026-10-12T16:0${index}` })),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of asked) {
      if (!one.ok) expect(one.refusal).toMatchObject({ code: "counsellor_busy", field: "starts_at" });
    }
    valueOf(await book({ localTime: "2026-10-12T17:10" }));
  });

  test("of ten who want the same customer at the same time one has them", async () => {
    const colleagues = await Promise.all(Array.from({ length: 10 }, () => makeMember("counsellor")));
    const asked = await Promise.all(colleagues.map(({ id }) => book({ member: manager, counsellorId: id })));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = asked.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
    // One takes the first session; the others then clash with the customer's own.
    expect(new Set(codes)).toEqual(new Set(["customer_busy"]));
  });

  test("the database itself refuses two at a time, whatever asks for it", async () => {
    const session = valueOf(await book());
    const copy = { ...session, id: newId(SessionId), position: 2 };
    const clash = db.insert(caseSessions).values({ ...copy, customerId: (await makeCustomer()).id });
    await expect(clash).rejects.toMatchObject({
      cause: { constraint: "counsellor_once_at_a_time" },
    });
    const colleague = await makeMember("counsellor");
    const other = db.insert(caseSessions).values({ ...copy, counsellorId: colleague.id });
    await expect(other).rejects.toMatchObject({
      cause: { constraint: "customer_once_at_a_time" },
    });
  });

  test("a session at the same clock time stands an hour apart after summer time has ended", async () => {
    const member = { ...counsellor, timeZone: "Europe/London" };
    const summer = valueOf(await book({ member, localTime: "2026-10-24T16:00" }));
    const winter = valueOf(await book({ member, localTime: "2026-10-26T16:00" }));
    expect([summer, winter].map(({ startsAt }) => startsAt.toISOString())).toEqual([
      "2026-10-24T15:00:00.000Z",
      "2026-10-26T16:00:00.000Z",
    ]);
  });
});

test("the calendar shows a counsellor their own sessions, and a manager everybody's or one colleague's", async () => {
  const session = await bookOne(counsellor, bought.itemId);
  const other = await makeMember("counsellor");
  const week = weekOf("2026-10-12");
  const shown = async (member: Member, person: UserId | null, of = week) =>
    valueOf(
      await listCalendar(member, { days: of, people: person === null ? [] : [person], now: noon }),
    ).entries.map(({ id }) => id);
  expect(await shown(counsellor, null)).toEqual([session.id]);
  expect(await shown(counsellor, null, weekOf("2026-10-19"))).toEqual([]);
  expect(await shown(manager, null)).toContain(session.id);
  expect(await shown(manager, counsellor.id)).toEqual([session.id]);
  expect(await shown(manager, other.id)).toEqual([]);
  expect(await shown(other, null)).toEqual([]);
  expect(await shown(other, counsellor.id)).toEqual([]);
});
