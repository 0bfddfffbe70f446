import { asc } from "drizzle-orm";

import { changeSession, type SessionAsked } from "#app/cases/sessions/change-session.server.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import { notBooked, stillToCome } from "#app/cases/sessions/session-refusals.ts";
import { readSessionText } from "#app/cases/sessions/session.ts";
import { updateSession } from "#app/cases/sessions/update-session.server.ts";
import { caseSessions, isProposedMissed } from "#app/cases/tables.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Asks a manager to count a session as used, since the customer did not come. Nothing changes until one decides. */
export function proposeMissed({
  text: typed,
  ...asked
}: SessionAsked & { text: string }): Promise<Outcome<Session>> {
  const text = readSessionText(typed);
  return changeSession(
    asked,
    { right: "propose_missed", event: "session_missed_proposed" },
    async (tx, before) => {
      if (before.state !== "booked") return notBooked(before.state);
      if (before.startsAt > asked.now) return stillToCome;
      if (!text.ok) return text;
      if (before.missedProposedBy !== null)
        return before.missedReason === text.value ? done(before) : proposed;
      const { member, itemId, now } = asked;
      const notice = { itemId, by: member.id, key: `${before.id} ${now.toISOString()}` };
      await notify(tx, [{ kind: "approval_wanted", ...notice, facts: { about: "missed_session" } }], now);
      const by = { missedProposedBy: member.id, missedProposedAt: now, missedReason: text.value };
      return done(await updateSession(tx, before, by, false));
    },
  );
}

/** The customer reads the reason, and that the session is used. */
export function agreeMissed(asked: SessionAsked): Promise<Outcome<Session>> {
  return changeSession(asked, { right: "decide_missed", event: "session_missed" }, async (tx, before) => {
    if (before.state === "no_show") return done(before);
    if (before.state !== "booked") return notBooked(before.state);
    if (before.missedProposedBy === null) return notProposed;
    const missed = await updateSession(
      tx,
      before,
      { state: "no_show", deskReason: before.missedReason, ...open },
      false,
    );
    await queueSessionMails(tx, [{ about: "missed", session: missed, userId: missed.customerId }]);
    return done(missed);
  });
}

/** The session is open again: it is marked as held, moved, or cancelled so that it can be booked once more. */
export function declineMissed(asked: SessionAsked): Promise<Outcome<Session>> {
  return changeSession(
    asked,
    { right: "decide_missed", event: "session_missed_declined" },
    async (tx, before) => {
      if (before.state !== "booked") return notBooked(before.state);
      if (before.missedProposedBy === null) return done(before);
      return done(await updateSession(tx, before, { ...open, missedReason: null }, false));
    },
  );
}

/** The way back: the customer has the session once more, and reads why. */
export function giveBackMissed({
  text: typed,
  ...asked
}: SessionAsked & { text: string }): Promise<Outcome<Session>> {
  const text = readSessionText(typed);
  return changeSession(asked, { right: "decide_missed", event: "session_given_back" }, async (tx, before) => {
    if (!text.ok) return text;
    if (before.state === "cancelled" && before.deskReason === text.value) return done(before);
    if (before.state !== "no_show") return notMissed;
    const back = await updateSession(tx, before, { state: "cancelled", deskReason: text.value }, true);
    await queueSessionMails(tx, [{ about: "given_back", session: back, userId: back.customerId }]);
    return done(back);
  });
}

/** Oldest first. */
export function listMissedToDecide(tx: Db, limit: number): Promise<Session[]> {
  return tx
    .select()
    .from(caseSessions)
    .where(toDecide)
    .orderBy(asc(caseSessions.missedProposedAt))
    .limit(limit);
}

export function countMissedToDecide(tx: Db): Count {
  return tx.$count(caseSessions, toDecide);
}

const toDecide = isProposedMissed(caseSessions);

const open = { missedProposedBy: null, missedProposedAt: null };

const proposed = refuse({
  code: "already_proposed",
  message: "This session is proposed as missed already. A manager decides.",
  status: 409,
});

const notProposed = refuse({
  code: "not_proposed",
  message: "Nobody says any more that this session was missed. Nothing was changed.",
  status: 409,
});

const notMissed = refuse({
  code: "not_missed",
  message: "This session does not count as missed. Nothing was changed.",
  status: 409,
});
