import { eq } from "drizzle-orm";

import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import {
  cancelSession,
  endSession,
  keepSession,
  moveSession,
} from "#app/cases/sessions/change-session.server.ts";
import {
  agreeMissed,
  declineMissed,
  giveBackMissed,
  proposeMissed,
} from "#app/cases/sessions/missed-session.server.ts";
import { findSessionAtDesk } from "#app/cases/sessions/find-sessions.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listCalendar } from "#app/cases/desk/list-calendar.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { weekOf } from "#app/cases/desk/week.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderItemId, type UserId, newId, SessionId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

export const fiveSessions = () => configured("counselling-session", { sessions: 5 });

/** 16:00 in India is 10:30 UTC. */
export const place = (counsellorId: UserId, localTime = "2026-10-12T16:00") => ({
  localTime,
  minutes: "60",
  meetingLink: "https://meet.example.org/room",
  counsellorId,
});

export async function buySessions(
  assignedTo: UserId,
  configuration: Configuration = fiveSessions(),
): Promise<Bought> {
  const bought = await buyServices([configuration]);
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, bought.itemId));
  return bought;
}

export async function bookOne(
  member: Member,
  itemId: OrderItemId,
  localTime = "2026-10-12T16:00",
): Promise<Session> {
  const about = { member, itemId, sessionId: newId(SessionId), kind: "counselling", now: noon };
  return valueOf(await bookSession({ ...about, ...place(member.id, localTime) }));
}

async function booked(member: Member, own: boolean): Promise<{ itemId: OrderItemId; sessionId: SessionId }> {
  const counsellorId = own ? member.id : (await makeMember("counsellor")).id;
  const { itemId, user } = await buySessions(counsellorId);
  const times = { startsAt: new Date("2026-10-12T10:30:00Z"), endsAt: new Date("2026-10-12T11:30:00Z") };
  const id = newId(SessionId);
  const about = { id, itemId, kind: "counselling", position: 1, customerId: user.id, counsellorId };
  const meetingLink = "https://meet.example.org/room";
  await db.insert(caseSessions).values({ ...about, ...times, state: "booked", meetingLink, createdAt: noon });
  return { itemId, sessionId: id };
}

const later = new Date("2026-10-12T11:00:00Z");

async function missed(member: Member, own: boolean) {
  const about = await booked(member, own);
  const said = { missedProposedBy: member.id, missedProposedAt: later, missedReason: "Nobody came." };
  await db.update(caseSessions).set(said).where(eq(caseSessions.id, about.sessionId));
  return about;
}

export const sessionUseCases: DeskUseCase[] = [
  {
    action: "book_session",
    name: "bookSession",
    async call(member, own) {
      const { itemId } = await buySessions(own ? member.id : (await makeMember("counsellor")).id);
      const about = { member, itemId, sessionId: newId(SessionId), kind: "counselling", now: noon };
      return bookSession({ ...about, ...place(member.id) });
    },
  },
  {
    action: "change_session",
    name: "moveSession",
    async call(member, own) {
      const about = { member, ...(await booked(member, own)), seen: "0", now: noon };
      return moveSession({ ...about, ...place(member.id, "2026-10-13T16:00") });
    },
  },
  {
    action: "change_session",
    name: "keepSession",
    async call(member, own) {
      const about = await booked(member, own);
      const asked = { otherTimeAskedAt: noon, otherTimeReason: "After work, please." };
      await db.update(caseSessions).set(asked).where(eq(caseSessions.id, about.sessionId));
      return keepSession({ member, ...about, text: "No other hour is free.", now: noon });
    },
  },
  {
    action: "change_session",
    name: "cancelSession",
    async call(member, own) {
      return cancelSession({
        member,
        ...(await booked(member, own)),
        seen: "0",
        text: "I am ill.",
        now: noon,
      });
    },
  },
  {
    action: "end_session",
    name: "endSession",
    call: async (member, own) => endSession({ member, ...(await booked(member, own)), now: later }),
  },
  {
    action: "propose_missed",
    name: "proposeMissed",
    call: async (member, own) =>
      proposeMissed({ member, ...(await booked(member, own)), text: "Nobody came that day.", now: later }),
  },
  {
    action: "decide_missed",
    name: "agreeMissed",
    call: async (member, own) => agreeMissed({ member, ...(await missed(member, own)), now: later }),
  },
  {
    action: "decide_missed",
    name: "declineMissed",
    call: async (member, own) => declineMissed({ member, ...(await missed(member, own)), now: later }),
  },
  {
    action: "decide_missed",
    name: "giveBackMissed",
    async call(member, own) {
      const about = await missed(member, own);
      await db.update(caseSessions).set({ state: "no_show" }).where(eq(caseSessions.id, about.sessionId));
      return giveBackMissed({ member, ...about, text: "The link was wrong.", now: later });
    },
  },
  {
    action: "see_calendar",
    name: "findSessionAtDesk",
    call: async (member, own) => findSessionAtDesk(member, (await booked(member, own)).sessionId),
  },
  {
    action: "see_calendar",
    name: "listCalendar",
    async call(member, own) {
      const { sessionId } = await booked(member, own);
      const listed = await listCalendar(member, { days: weekOf("2026-10-12"), people: [], now: noon });
      const isIn = listed.ok && listed.value.entries.some(({ id }) => id === sessionId);
      return listed.ok && !isIn ? notAllowed : listed;
    },
  },
];
