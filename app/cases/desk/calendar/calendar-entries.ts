import { href } from "react-router";

import { stateLabels } from "#app/bookings/booking-labels.ts";
import { type BookingState, chatMinutes } from "#app/bookings/booking.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import { sessionStateLabels, type SessionState, isAsking } from "#app/cases/sessions/session.ts";
import { may, mayEver, type StaffRole } from "#app/desk/permissions.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import type { CalendarEntry } from "#app/cases/desk/calendar/calendar-view.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type Around = {
  member: { id: string; role: StaffRole; timeZone: string };
  items: Map<string, { assignedTo: UserId | null }>;
  names: Map<string, { firstName: string; lastName: string } | null>;
  services: Map<string, string>;
  requests: Map<string, OpenRequest>;
  now: Date;
};

type Session = {
  id: string;
  itemId: OrderItemId;
  customerId: UserId;
  counsellorId: UserId;
  startsAt: Date;
  endsAt: Date;
  state: SessionState;
  otherTimeAskedAt: Date | null;
  otherTimeAnsweredAt: Date | null;
};

export function shownSession(session: Session, around: Around): CalendarEntry {
  const { id, itemId, customerId, counsellorId, startsAt, endsAt, state } = session;
  const { member, items, services, now } = around;
  const own = items.get(itemId)?.assignedTo === member.id || counsellorId === member.id;
  return {
    id,
    ...clockOf(startsAt, member.timeZone),
    what: services.get(itemId) ?? "Session",
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs),
    customer: fullName(around.names.get(customerId)),
    heldBy: holderOf(counsellorId, around),
    state: state === "booked" && startsAt <= now ? "Begun" : sessionStateLabels[state],
    over: state !== "booked",
    asking: isAsking(session) && startsAt > now,
    request: around.requests.get(itemId) ?? null,
    href: may(member.role, "see_item", { own })
      ? `${href("/staff/work/:itemId", { itemId })}#session-${id}`
      : null,
  };
}

type Chat = {
  id: string;
  userId: UserId;
  startsAt: Date | null;
  state: BookingState;
  counsellorId: UserId | null;
};

export function shownChat(chat: Chat, service: string, around: Around): CalendarEntry {
  const { id, userId, startsAt, state, counsellorId } = chat;
  const { member, names, now } = around;
  const at = startsAt ?? now;
  return {
    id,
    ...clockOf(at, member.timeZone),
    what: `Free chat: ${service}`,
    minutes: chatMinutes,
    customer: fullName(names.get(userId)),
    heldBy: counsellorId === null ? "" : holderOf(counsellorId, around),
    state: stateLabels[state],
    over: state !== "confirmed",
    asking: false,
    request: null,
    href: mayEver(member.role, "see_bookings") ? `${href("/staff/bookings")}?chat=${id}` : null,
  };
}

function clockOf(at: Date, timeZone: string): { at: string; time: string } {
  return { at: at.toISOString(), time: clockIn(at, timeZone).time };
}

function holderOf(userId: UserId, { member, names }: Around): string {
  return userId === member.id ? "You" : fullName(names.get(userId));
}
