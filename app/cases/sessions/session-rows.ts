import { href } from "react-router";

import { sessionStateLabels, type SessionState } from "#app/cases/sessions/session.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { customersTime, shortTime } from "#app/desk/zone-time.ts";
import type { OrderItemId, UserId, SessionId } from "#app/platform/ids.ts";

type Session = {
  id: SessionId;
  itemId: OrderItemId;
  startsAt: Date;
  state: SessionState;
  service: string;
  assignedTo: UserId | null;
  counsellorId: UserId;
  customerId: UserId;
  person: string;
};

/** `zones`: of the customers. */
export function sessionRows(
  member: Member,
  sessions: readonly Session[],
  { zones, now }: { zones: ReadonlyMap<UserId, string>; now: Date },
) {
  return sessions.map(
    ({ id, itemId, startsAt, state, service, assignedTo, counsellorId, customerId, person }) => {
      const seen = may(member.role, "see_item", {
        own: assignedTo === member.id || counsellorId === member.id,
      });
      return {
        id,
        time: {
          text: shortTime(startsAt, member.timeZone),
          note: customersTime(startsAt, member.timeZone, zones.get(customerId)),
        },
        service: {
          text: service,
          href: seen ? `${href("/staff/work/:itemId", { itemId })}#session-${id}` : null,
        },
        person,
        state: state === "booked" && startsAt <= now ? "Begun" : sessionStateLabels[state],
      };
    },
  );
}
