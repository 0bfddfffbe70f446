import { href } from "react-router";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { countSessions, countsText, isUsedUp } from "#app/cases/sessions/session.ts";
import { type Session, listSessions } from "#app/cases/sessions/find-sessions.server.ts";
import { ownBooking } from "#app/cases/sessions/own-session-times.ts";
import { whoHasHours } from "#app/bookings/slots/change-hours.server.ts";
import { type BoughtSessions, sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { colleagueLabel, listAvailable } from "#app/cases/list-available.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import type { BookView, SessionsView } from "#app/cases/sessions/sessions-view.ts";
import { type Around, shownSession } from "#app/cases/sessions/shown-session.ts";
import { findZones } from "#app/cases/sessions/find-zones.server.ts";
import { newId, SessionId } from "#app/platform/ids.ts";

export async function loadSessions(at: CaseAt): Promise<SessionsView | null> {
  const { viewer, item, now } = at;
  const bought = boughtSessions(item.configuration);
  const sessions = await listSessions(db, item.id);
  if (bought.length === 0 && sessions.length === 0) return null;
  const counsellorIds = sessions.map(({ counsellorId }) => counsellorId);
  const own = viewer.side === "customer" ? ownBooking(item, sessions) : null;
  const [names, zones, people, withHours] = await Promise.all([
    namePeople(
      db,
      sessions.flatMap(({ counsellorId, missedProposedBy }) => [
        counsellorId,
        missedProposedBy ?? counsellorId,
      ]),
    ),
    findZones(viewer, { customerId: item.userId, counsellorIds }),
    mayBook(at) || mayChange(at) || holdsOne(at, sessions) ? listAvailable(now) : [],
    viewer.side === "customer" ? whoHasHours(db, counsellorIds) : new Set<string>(),
  ]);
  const rights = {
    mayChange: mayChange(at),
    mayEnd: mayEnd(at),
    mayDecideMissed: mayDo(at, "decide_missed"),
  };
  const around: Around = { viewer, bought, names, zones, withHours, ...rights, now };
  const counts = bought.map((one) => countSessions(one, sessions));
  const shown = sessions.map((one) => ({ one, view: shownSession(one, around) }));
  return {
    counts: counts.map((one) => ({ kind: one.kind, text: countsText(one) })),
    usedUp: counts.length > 0 && counts.every(isUsedUp),
    booked: shown.filter(({ one }) => one.state === "booked").map(({ view }) => view),
    over: shown
      .filter(({ one }) => one.state !== "booked")
      .map(({ view }) => view)
      .toReversed(),
    chooseHref:
      own && withHours.has(own.counsellorId)
        ? href("/account/services/:itemId/session-time", { itemId: item.id })
        : null,
    chooseIsNext:
      !sessions.some(({ state }) => state === "booked") && !waitsForForm(item) && item.state !== "delivered",
    book: mayBook(at) ? bookView(at, bought, sessions) : null,
    people: people.map((one) => ({ value: one.id, label: colleagueLabel(one) })),
    timeZone: viewer.timeZone,
  };
}

function bookView(
  { item }: CaseAt,
  bought: readonly BoughtSessions[],
  sessions: readonly Session[],
): BookView | null {
  const left = bought.filter((one) => countSessions(one, sessions).left > 0);
  if (left.length === 0 || isClosed(item.state)) return null;
  return {
    sessionId: newId(SessionId),
    kinds: left.map(({ kind }) => {
      const { one, minutes } = sessionFacts[kind];
      return { value: kind, label: one.charAt(0).toUpperCase() + one.slice(1), minutes };
    }),
    counsellor: item.assignedTo ?? "",
    // Most counsellors use one room for all meetings.
    meetingLink: sessions.at(-1)?.meetingLink ?? "",
  };
}

function holdsOne({ viewer }: CaseAt, sessions: readonly Session[]): boolean {
  return viewer.side === "desk" && sessions.some(({ counsellorId }) => counsellorId === viewer.member.id);
}

const mayBook = (at: CaseAt) => mayDo(at, "book_session");
const mayChange = (at: CaseAt) => mayDo(at, "change_session");
const mayEnd = (at: CaseAt) => mayDo(at, "end_session");

type SessionRight = "book_session" | "change_session" | "end_session" | "decide_missed";

function mayDo({ viewer, item }: CaseAt, right: SessionRight): boolean {
  if (viewer.side !== "desk") return false;
  return may(viewer.member.role, right, { own: item.assignedTo === viewer.member.id });
}
