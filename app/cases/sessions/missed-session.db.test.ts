import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { findSession, listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import {
  agreeMissed,
  countMissedToDecide,
  declineMissed,
  giveBackMissed,
  listMissedToDecide,
  proposeMissed,
} from "#app/cases/sessions/missed-session.server.ts";
import { endSession } from "#app/cases/sessions/change-session.server.ts";
import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { countSessions } from "#app/cases/sessions/session.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, fiveSessions } from "#tests/desk/session-use-cases.ts";

let manager: Member;
const why = "Nobody came for twenty minutes.";
const now = new Date("2026-10-12T11:00:00Z");

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

async function begun() {
  const counsellor = await makeMember("counsellor");
  const { itemId, user } = await buySessions(counsellor.id);
  const session = await bookOne(counsellor, itemId);
  const about = { itemId, sessionId: session.id, now };
  return {
    counsellor,
    itemId,
    user,
    session,
    by: { ...about, member: counsellor },
    decide: { ...about, member: manager },
  };
}

async function sendMails(): Promise<void> {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${sendSessionMailJob.name}
      returning payload, _private_jobs.id`,
  );
  for (const { payload } of rows) await sendSessionMail(sendSessionMailJob.parse(payload), now);
}

async function mailsTo(email: string) {
  await sendMails();
  return db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, email));
}

test("that a session was missed is proposed, decided by a manager, and told with its reason", async () => {
  const { itemId, user, session, by, decide } = await begun();
  await mailsTo(user.email);
  const waiting = await countMissedToDecide(db);
  expect(await agreeMissed(decide)).toMatchObject({ refusal: { code: "not_proposed" } });
  valueOf(await proposeMissed({ ...by, text: why }));
  expect(await findSession(db, session.id)).toMatchObject({ state: "booked", deskReason: null });
  expect(await countMissedToDecide(db)).toBe(waiting + 1);
  expect((await listMissedToDecide(db, 50)).map(({ id }) => id)).toContain(session.id);
  expect(await agreeMissed(by)).toMatchObject({ refusal: { code: "not_allowed" } });
  const before = (await mailsTo(user.email)).length;

  const pressed = await Promise.all([agreeMissed(decide), agreeMissed(decide), agreeMissed(decide)]);
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect(await findSession(db, session.id)).toMatchObject({ state: "no_show", deskReason: why });
  const mails = (await mailsTo(user.email)).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(why);
  expect(mails[0]?.body).toContain("nothing comes back for it");
  const events = await auditEventsOn(itemId);
  expect(events.map(({ event }) => event).slice(-2)).toEqual(["session_missed_proposed", "session_missed"]);
  expect(JSON.stringify(events)).not.toContain("twenty minutes");
});

test("at the same moment it is missed or not, never both", async () => {
  const { session, by, decide } = await begun();
  valueOf(await proposeMissed({ ...by, text: why }));
  const [missed, other] = await Promise.all([agreeMissed(decide), declineMissed(decide)]);
  const kept = await findSession(db, session.id);
  expect(kept?.state).toBe(missed.ok ? "no_show" : "booked");
  expect(missed.ok).toBe(!other.ok);
});

test("what was not missed is held after all, and its reason is gone", async () => {
  const { session, by, decide } = await begun();
  valueOf(await proposeMissed({ ...by, text: why }));
  valueOf(await declineMissed(decide));
  expect(await findSession(db, session.id)).toMatchObject({ state: "booked", missedProposedBy: null });
  valueOf(await endSession(by));
  expect(await findSession(db, session.id)).toMatchObject({ state: "held", missedReason: null });
  expect(await proposeMissed({ ...by, text: why })).toMatchObject({ refusal: { code: "not_booked" } });
});

test("a session that is still to come was not missed", async () => {
  const { by } = await begun();
  const early = { ...by, now: new Date("2026-10-12T10:00:00Z") };
  expect(await proposeMissed({ ...early, text: why })).toMatchObject({ refusal: { code: "still_to_come" } });
});

test("a manager gives a missed session back: the customer reads why, and books it again", async () => {
  const { itemId, user, by, decide } = await begun();
  valueOf(await proposeMissed({ ...by, text: why }));
  valueOf(await agreeMissed(decide));
  expect(await giveBackMissed({ ...by, text: "The link was wrong." })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  valueOf(await giveBackMissed({ ...decide, text: "The link was wrong." }));
  valueOf(await giveBackMissed({ ...decide, text: "The link was wrong." }));
  const [counts] = boughtSessions(fiveSessions());
  expect(countSessions(counts!, await listSessions(db, itemId))).toMatchObject({ left: 5, missed: 0 });
  expect((await mailsTo(user.email)).at(-1)?.body).toContain("The link was wrong.");
});
