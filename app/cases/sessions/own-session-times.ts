import type { SlotShape } from "#app/bookings/slots/free-times.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { askHoursBeforeMin } from "#app/cases/sessions/session-limits.ts";
import { countSessions } from "#app/cases/sessions/session.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { BoughtSessions } from "#app/catalog/service-parts/session-kinds.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { dayMs, hourMs } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

const noticeHours = 24;
const daysAheadMax = 42;

export function sessionShape(takes: number): SlotShape {
  return { takes, every: 30, buffer: 10 };
}

/** When a session must begin that a customer chooses now. */
export function ownSessionPeriod(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() + noticeHours * hourMs),
    to: new Date(now.getTime() + daysAheadMax * dayMs),
  };
}

type Item = { state: ItemState; assignedTo: UserId | null; configuration: Configuration };
type OwnBooking = { counsellorId: UserId; meetingLink: string; left: BoughtSessions[] };

/** The counsellor books the first session; for those after it the room is known. Null while customers choose none. */
export function ownBooking(
  { state, assignedTo, configuration }: Item,
  sessions: readonly Session[],
): OwnBooking | null {
  const before = sessions.findLast(({ counsellorId }) => counsellorId === assignedTo);
  if (isClosed(state) || assignedTo === null || !before) return null;
  const left = boughtSessions(configuration).filter((one) => countSessions(one, sessions).left > 0);
  return left.length === 0 ? null : { counsellorId: assignedTo, meetingLink: before.meetingLink, left };
}

export function canMoveOwn({ state, startsAt }: Pick<Session, "state" | "startsAt">, now: Date): boolean {
  return state === "booked" && startsAt.getTime() - now.getTime() >= askHoursBeforeMin * hourMs;
}
