import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { countSessions, countsText } from "#app/cases/sessions/session.ts";
import { findSession, listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import { cancelSessionsOfEndedItems, eraseSessions } from "#app/cases/sessions/cancel-sessions.server.ts";
import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import { bookSession, type NewSession } from "#app/cases/sessions/book-session.server.ts";
import { cancelSession, endSession, moveSession } from "#app/cases/sessions/change-session.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { agreeMissed, proposeMissed } from "#app/cases/sessions/missed-session.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { cancelItem } from "#tests/cases/cancelling.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, place } from "#tests/desk/session-use-cases.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

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
const move = (sessionId: string, localTime: string, change: object = {}) =>
  moveSession({ ...own(sessionId), seen: "0", ...place(counsellor.id, localTime), ...change });
const ask = (sessionId: string, words = "After six, please.", now = noon) =>
  askOtherTime({ userId: bought.user.id, itemId: bought.itemId, sessionId, text: words, now });
const rowOf = async (id: string) => (await findSession(db, id))!;
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

describe("changing a session", () => {
  test("moves it in calendars, takes it to a colleague, and tells everybody whom it changes", async () => {
    const colleague = await makeMember("counsellor");
    const session = await bookOne(counsellor, bought.itemId);
    await sendMails();
    const to = place(colleague.id, "2026-10-14T09:00");
    const moved = valueOf(await moveSession({ ...own(session.id), member: manager, seen: "0", ...to }));
    expect(moved).toMatchObject({
      startsAt: at("2026-10-14T03:30:00Z"),
      sequence: 1,
      counsellorId: colleague.id,
    });
    expect(
      valueOf(await moveSession({ ...own(session.id), member: manager, seen: "0", ...to })).sequence,
    ).toBe(1);
    expect((await auditEventsOn(bought.itemId)).map(({ event }) => event)).toEqual([
      "session_booked",
      "session_moved",
    ]);
    await sendMails();
    const [, news] = await mailsTo(bought.user.email);
    expect(news?.file).toContain("SEQUENCE:1");
    expect(await mailsTo(await emailOf(colleague))).toMatchObject([
      { type: expect.stringContaining("REQUEST") },
    ]);
    expect(await mailsTo(await emailOf(counsellor))).toMatchObject([
      { type: expect.stringContaining("CANCEL") },
    ]);
  });

  test("that was made from an older page changes nothing", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    valueOf(await move(session.id, "2026-10-13T16:00"));
    expect(await move(session.id, "2026-10-14T16:00")).toMatchObject({
      refusal: { code: "changed_meanwhile" },
    });
    expect((await rowOf(session.id)).startsAt).toEqual(at("2026-10-13T10:30:00Z"));
  });

  test("from a page that shows it as it was neither cancels it nor changes it, whatever else is wrong", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    valueOf(await move(session.id, "2026-10-14T09:00"));
    const meanwhile = { refusal: { code: "changed_meanwhile", status: 409 } };
    expect(await cancelSession({ ...own(session.id), seen: "0", text: "I am ill." })).toMatchObject(
      meanwhile,
    );
    expect(await move(session.id, "2026-10-15T09:00", { minutes: "none" })).toMatchObject(meanwhile);
    expect(await rowOf(session.id)).toMatchObject({ state: "booked", startsAt: at("2026-10-14T03:30:00Z") });
    valueOf(await cancelSession({ ...own(session.id), seen: "1", text: "I am ill." }));
  });

  test("cancels it with words for the customer, and calendars strike it out", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    await sendMails();
    expect(await cancelSession({ ...own(session.id), seen: "0", text: " " })).toMatchObject({
      refusal: { field: "text" },
    });
    const twice = await Promise.all(
      [1, 2].map(() => cancelSession({ ...own(session.id), seen: "0", text: "I am ill." })),
    );
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    await sendMails();
    const [, mail, ...others] = await mailsTo(bought.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Cancelled: /);
    expect(mail?.body).toContain("I am ill.");
    expect(mail?.file).toContain("METHOD:CANCEL");
    expect(mail?.file).toContain("STATUS:CANCELLED");
    expect(JSON.stringify(await auditEventsOn(bought.itemId))).not.toContain("ill");
    valueOf(await book());
  });

  test("says how it went once it has begun, and what was held or missed is used", async () => {
    const [held, missed] = [
      await bookOne(counsellor, bought.itemId),
      await bookOne(counsellor, bought.itemId, "2026-10-13T16:00"),
    ];
    expect(await endSession(own(held.id))).toMatchObject({
      refusal: { code: "still_to_come" },
    });
    const now = at("2026-10-13T12:00:00Z");
    valueOf(await endSession({ ...own(held.id), now }));
    valueOf(await endSession({ ...own(held.id), now }));
    valueOf(await proposeMissed({ ...own(missed.id), text: "Nobody came for twenty minutes.", now }));
    valueOf(await agreeMissed({ ...own(missed.id), member: manager, now }));
    expect(await endSession({ ...own(missed.id), now })).toMatchObject({
      refusal: { code: "not_booked" },
    });
    const [counts] = boughtSessions(configured("counselling-session", { sessions: 5 }));
    const kept = await listSessions(db, bought.itemId);
    expect(countsText(countSessions(counts!, kept))).toBe("Sessions: 3 left of 5, 1 held, 1 missed");
    // What is over hinders nobody from the same hours.
    expect(
      (await auditEventsOn(bought.itemId)).filter(({ event }) =>
        ["session_ended", "session_missed"].includes(event),
      ),
    ).toHaveLength(2);
  });

  test("cancels what is to come of a service that has ended, once", async () => {
    const session = await bookOne(counsellor, bought.itemId);
    await sendMails();
    await cancelItem(bought.itemId);
    await cancelSessionsOfEndedItems(noon);
    await cancelSessionsOfEndedItems(noon);
    expect(await rowOf(session.id)).toMatchObject({ state: "cancelled", sequence: 1 });
    await sendMails();
    expect((await mailsTo(bought.user.email)).map(({ type }) => type?.split("=").at(-1))).toEqual([
      "REQUEST",
      "CANCEL",
    ]);
    expect(await book()).toMatchObject({ refusal: { code: "closed" } });
  });
});

test("whoever deletes their account is waited for by nobody, and their words are gone", async () => {
  const session = await bookOne(counsellor, bought.itemId);
  valueOf(await ask(session.id));
  await sendMails();
  await db.transaction((tx) => eraseSessions(tx, bought.user.id));
  expect(await rowOf(session.id)).toMatchObject({ state: "cancelled", otherTimeReason: null, sequence: 1 });
  await sendMails();
  const mails = await mailsTo(await emailOf(counsellor));
  expect(mails.at(-1)?.subject).toMatch(/^Cancelled/);
});
