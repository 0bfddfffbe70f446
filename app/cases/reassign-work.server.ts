import { z } from "zod";

import { recordAuditEvents } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { lockAtDesk } from "#app/desk/is-at-desk.server.ts";
import { unknownHoliday } from "#app/desk/holiday.ts";
import { findHoliday } from "#app/desk/holidays.server.ts";
import { takeSessionsAlong } from "#app/cases/sessions/take-sessions-along.server.ts";
import { tellHanded } from "#app/cases/tell-handed.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { reassignItems } from "#app/orders/items/reassign-items.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Reassignment = {
  member: Member;
  userId: UserId;
  /** Null for nobody. */
  to: UserId | null;
  /** Null for all open work, not just what is due in this holiday. */
  holidayId: string | null;
  /** Whether the sessions booked with them for it go along. */
  along: boolean;
  now: Date;
};

/** All at once; each item gets its line in the log. Repeating it finds nothing left. */
export async function reassignWork(
  asked: Reassignment,
): Promise<Outcome<{ items: number; sessions: number }>> {
  const { member, userId, to, holidayId, along, now } = asked;
  if (!may(member.role, "reassign_work", { own: userId === member.id })) return notAllowed;
  if (to === userId) return samePerson;
  return allOrNothing(db, async (tx) => {
    // Neither may leave the desk meanwhile.
    const here = await lockAtDesk(tx, to === null ? [userId] : [userId, to]);
    if (to !== null && !here.has(to)) return notHere;
    const due = holidayId === null ? done(null) : await dueWithin(tx, userId, holidayId);
    if (!due.ok) return due;
    const ids = await reassignItems(tx, { from: userId, to, due: due.value });
    const given = { from: userId, by: member.id, now };
    const handed =
      along && to !== null ? await takeSessionsAlong(tx, { itemIds: ids, to, ...given }) : done(0);
    if (!handed.ok) return handed;
    await tellHanded(tx, { itemIds: ids, to, by: member.id, now });
    await recordAuditEvents(
      tx,
      ids.map((id) => ({
        actor: member,
        event: "item_assigned",
        subject: { kind: "item", id },
        before: { assigned_to: userId },
        after: { assigned_to: to },
        now,
      })),
    );
    return done({ items: ids.length, sessions: handed.value });
  });
}

async function dueWithin(
  tx: Transaction,
  userId: UserId,
  holidayId: string,
): Promise<Outcome<{ from: string; to: string }>> {
  const holiday = z.uuid().safeParse(holidayId).success ? await findHoliday(tx, holidayId) : null;
  if (holiday?.userId !== userId) return unknownHoliday;
  return done({ from: holiday.startsOn, to: holiday.endsOn });
}

const notHere = refuse({
  code: "invalid_choice",
  message: "Choose somebody who works at the desk.",
  status: 422,
  field: "to",
});

const samePerson = refuse({
  code: "invalid_choice",
  message: "This is their work already. Choose somebody else.",
  status: 422,
  field: "to",
});
