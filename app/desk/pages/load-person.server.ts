import { zonesOfCustomers } from "#app/bookings/find-last-time-zone.server.ts";
import { listHours } from "#app/bookings/slots/change-hours.server.ts";
import { db } from "#app/platform/db.server.ts";
import { findPerson } from "#app/desk/pages/find-person.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { holidayText } from "#app/desk/holiday.ts";
import { colleagueLabel, listAvailable } from "#app/cases/list-available.server.ts";
import { may } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { roleLabels } from "#app/desk/pages/people-view.ts";
import { sessionRows } from "#app/cases/sessions/session-rows.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export const allOfIt = "all";

/** An explicit value, so forgetting to choose is an error. */
export const nobody = "nobody";

export type PersonView = Awaited<ReturnType<typeof loadPerson>>;

export async function loadPerson(member: Member, userId: UserId, now: Date) {
  const found = valueOrStatus(await findPerson(member, { userId, now }));
  const { id, name, email, role, timeZone, secondFactor, grantedAt, endedAt } = found;
  const { openItems, holidays, today, sessions } = found;
  const zones = await zonesOfCustomers(
    db,
    sessions.map(({ customerId }) => customerId),
  );
  const own = id === member.id;
  const isHere = endedAt === null;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const away = holidays.find(({ startsOn }) => startsOn <= today);
  return {
    id,
    name,
    facts: [
      { label: "Email", text: email },
      { label: "Role", text: roleLabels[role] },
      { label: "Second step", text: secondFactor ? "On" : "Not yet" },
      { label: "Time zone", text: timeZone.replaceAll("_", " ") },
      { label: "Since", text: at(grantedAt) },
      ...(endedAt ? [{ label: "Ended", text: at(endedAt) }] : []),
      ...(away && isHere ? [{ label: "Away now", text: holidayText(away) }] : []),
    ],
    openItems: openItems === 1 ? "One open service." : `${openItems} open services.`,
    sessions: sessionRows(member, sessions, { zones, now }),
    holidays: isHere ? holidays.map((holiday) => ({ id: holiday.id, text: holidayText(holiday) })) : [],
    hours: isHere ? await listHours(db, id) : null,
    timeZone,
    mayChangeHours: may(member.role, "change_hours", { own }),
    today: isHere && may(member.role, "change_holidays", { own }) ? today : null,
    reassign:
      openItems > 0 && may(member.role, "reassign_work", { own }) ? await choices(id, holidays, now) : null,
  };
}

async function choices(
  userId: UserId,
  holidays: { id: string; startsOn: string; endsOn: string }[],
  now: Date,
) {
  const colleagues = (await listAvailable(now)).filter(({ id }) => id !== userId);
  return {
    people: [
      { value: nobody, label: "Nobody, for anybody to take" },
      ...colleagues.map((colleague) => ({ value: colleague.id, label: colleagueLabel(colleague) })),
    ],
    parts: [
      { value: allOfIt, label: "All open work" },
      ...holidays.map((holiday) => ({ value: holiday.id, label: `What is due ${holidayText(holiday)}` })),
    ],
  };
}
