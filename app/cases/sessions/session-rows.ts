import { href } from "react-router";

import { sessionStateLabels, type SessionState } from "#app/cases/sessions/session.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import type { OrderItemId, UserId, SessionId } from "#app/platform/ids.ts";

type Session = {
  id: SessionId;
  itemId: OrderItemId;
  startsAt: Date;
  state: SessionState;
  service: string;
  assignedTo: UserId | null;
  counsellorId: UserId;
  person: string;
};

export function sessionRows(member: Member, sessions: readonly Session[], now: Date) {
  return sessions.map(({ id, itemId, startsAt, state, service, assignedTo, counsellorId, person }) => {
    const seen = may(member.role, "see_item", {
      own: assignedTo === member.id || counsellorId === member.id,
    });
    return {
      id,
      time: shortTime(startsAt, member.timeZone),
      service: {
        text: service,
        href: seen ? `${href("/staff/work/:itemId", { itemId })}#session-${id}` : null,
      },
      person,
      state: state === "booked" && startsAt <= now ? "Begun" : sessionStateLabels[state],
    };
  });
}
