import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { stateLabels } from "#app/bookings/booking-labels.ts";
import type { BookingState } from "#app/bookings/booking.ts";
import type { CalendarEntry } from "#app/cases/desk/calendar/calendar-view.ts";
import { timeElsewhere } from "#app/desk/zone-time.ts";
import type { ListedEntry } from "#app/cases/desk/list-calendar.server.ts";
import { sessionStateLabels, type SessionState } from "#app/cases/sessions/session.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { clockIn } from "#app/desk/zone-time.ts";

type Around = {
  member: Member;
  now: Date;
  /** What a service is called. */
  nameOf: (entry: ListedEntry) => string;
  /** Null where nobody knows. */
  zoneOf: (entry: ListedEntry) => string | null;
};

export function shownEntry(entry: ListedEntry, around: Around): CalendarEntry {
  const { id, startsAt, endsAt, asked, request, customer } = entry;
  const { member, now } = around;
  const [at, zone] = [new Date(startsAt), around.zoneOf(entry)];
  const clock = (moment: Date) => clockIn(moment, member.timeZone).time;
  return {
    id,
    kind: entry.list === "chat" ? "chat" : "session",
    at: at.toISOString(),
    time: clock(at),
    until: clock(new Date(endsAt)),
    beyondDay: null,
    theirTime: zone && timeElsewhere(at, { here: member.timeZone, there: zone }),
    what: entry.list === "chat" ? `Free chat: ${around.nameOf(entry)}` : around.nameOf(entry),
    customer: fullName(customer),
    heldBy: holderOf(entry, member),
    ...stateOf(entry, now),
    asking: asked && startsAt > now.getTime(),
    request,
    href: hrefOf(entry, member),
  };
}

function holderOf({ holderId, holder }: ListedEntry, member: Member): string {
  if (holderId === null) return "";
  return holderId === member.id ? "you" : fullName(holder);
}

function stateOf({ list, state, startsAt }: ListedEntry, now: Date): { state: string; over: boolean } {
  if (list === "chat") return { state: stateLabels[state as BookingState], over: state !== "confirmed" };
  const begun = state === "booked" && startsAt <= now.getTime();
  return { state: begun ? "Begun" : sessionStateLabels[state as SessionState], over: state !== "booked" };
}

function hrefOf({ id, itemId, item, holderId }: ListedEntry, { id: memberId, role }: Member): string | null {
  if (itemId === null) return mayEver(role, "see_bookings") ? `${href("/staff/bookings")}?chat=${id}` : null;
  const own = item?.assignedTo === memberId || holderId === memberId;
  return may(role, "see_item", { own }) ? `${href("/staff/work/:itemId", { itemId })}#session-${id}` : null;
}
