import { href } from "react-router";

import { canMoveOwn } from "#app/cases/sessions/own-session-times.ts";
import {
  sessionStateLabels,
  type SessionState,
  isAsking,
  isEarlyEnough,
} from "#app/cases/sessions/session.ts";
import { inTwoZones } from "#app/bookings/two-zones.ts";
import {
  type BoughtSessions,
  isSessionKind,
  sessionFacts,
} from "#app/catalog/service-parts/session-kinds.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import type { CaseViewer } from "#app/cases/case-part.ts";
import type { ShownSession } from "#app/cases/sessions/sessions-view.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { OrderItemId, SessionId, UserId } from "#app/platform/ids.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type Kept = {
  id: SessionId;
  itemId: OrderItemId;
  kind: string;
  position: number;
  counsellorId: UserId;
  startsAt: Date;
  endsAt: Date;
  state: SessionState;
  meetingLink: string;
  sequence: number;
  otherTimeAskedAt: Date | null;
  otherTimeAnsweredAt: Date | null;
  otherTimeReason: string | null;
  deskReason: string | null;
  missedProposedBy: UserId | null;
  missedReason: string | null;
};

export type Around = {
  viewer: CaseViewer;
  bought: readonly BoughtSessions[];
  names: Map<string, { firstName: string; lastName: string } | null>;
  zones: (counsellorId: UserId) => string | null;
  /** Counsellors whom customers can book. */
  withHours: ReadonlySet<string>;
  mayChange: boolean;
  mayEnd: boolean;
  mayDecideMissed: boolean;
  now: Date;
};

export function shownSession(session: Kept, around: Around): ShownSession {
  const { id, startsAt, endsAt, state, counsellorId, meetingLink } = session;
  const { viewer, names, zones, now } = around;
  const forCustomer = viewer.side === "customer";
  const holds = viewer.side === "desk" && counsellorId === viewer.member.id;
  const [mayChange, mayEnd] = [around.mayChange || holds, around.mayEnd || holds];
  const open = state === "booked";
  const person = names.get(counsellorId);
  const whose = forCustomer ? "your counsellor" : "your customer";
  return {
    id,
    title: titleOf(session, around.bought),
    at: startsAt.toISOString(),
    when: inTwoZones(startsAt, { own: viewer.timeZone, other: zones(counsellorId), whose }),
    minutes: minutesOf(session),
    state: open && startsAt <= now ? "Begun" : sessionStateLabels[state],
    stateTone: open ? "harbour" : state === "held" ? "success" : "neutral",
    counsellor: !person ? "Our counsellor" : forCustomer ? person.firstName : fullName(person),
    meetingLink: open ? meetingLink : null,
    calendarHref: open && endsAt > now ? calendarHref(viewer, id) : null,
    input: session.otherTimeReason,
    asking: isAsking(session),
    deskReason: session.deskReason,
    canAsk: forCustomer && open && session.otherTimeAskedAt === null && isEarlyEnough(startsAt, now),
    moveHref:
      forCustomer && canMoveOwn(session, now) && around.withHours.has(counsellorId)
        ? moveHref(session)
        : null,
    change: mayChange && open ? changeOf(session, viewer.timeZone) : null,
    canEnd: mayEnd && open && startsAt <= now,
    missed: forCustomer ? null : missedOf(session, names),
    can: {
      proposeMissed: mayEnd && open && startsAt <= now && session.missedProposedBy === null,
      decideMissed: around.mayDecideMissed && open && session.missedProposedBy !== null,
      giveBack: around.mayDecideMissed && state === "no_show",
    },
  };
}

function missedOf({ missedProposedBy, missedReason }: Kept, names: Around["names"]): ShownSession["missed"] {
  if (missedProposedBy === null || missedReason === null) return null;
  return { by: fullName(names.get(missedProposedBy)), reason: missedReason };
}

/** "Session 2 of 5"; a cancelled one has no number. */
function titleOf({ kind, position, state }: Kept, bought: readonly BoughtSessions[]): string {
  const name = isSessionKind(kind) ? sessionFacts[kind].one : "session";
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const count = bought.find((one) => one.kind === kind)?.count ?? 1;
  return count === 1 || state === "cancelled" ? capital : `${capital} ${position} of ${count}`;
}

function minutesOf({ startsAt, endsAt }: Kept): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);
}

function calendarHref(viewer: CaseViewer, id: string): string {
  return `${viewer.side === "customer" ? "/account" : "/staff"}/sessions/${id}/calendar.ics`;
}

function moveHref({ id, itemId }: Kept): string {
  return `${href("/account/services/:itemId/session-time", { itemId })}?${new URLSearchParams({ session: id })}`;
}

function changeOf({ sequence, startsAt, counsellorId, meetingLink }: Kept, timeZone: string) {
  const { day, time } = clockIn(startsAt, timeZone);
  return { seen: sequence, local: `${day}T${time}`, counsellor: counsellorId, meetingLink };
}
