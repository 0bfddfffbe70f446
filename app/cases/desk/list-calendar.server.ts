import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { chatsBetween } from "#app/bookings/chats-between.server.ts";
import { type Session, sessionsBetween, listAsking } from "#app/cases/sessions/find-sessions.server.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import { openRequestsOf } from "#app/cases/open-requests.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type Holiday, holidaysBetween } from "#app/desk/holidays.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { momentsOf, type Week } from "#app/cases/desk/week.ts";
import { findItemsById, type FoundItem } from "#app/orders/items/find-items-by-id.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

type CalendarWeek = {
  sessions: Session[];
  /** Customers who want another time, in any week. */
  asking: Session[];
  chats: Awaited<ReturnType<typeof chatsBetween>>;
  items: Map<string, FoundItem>;
  names: Map<string, NamedPerson | null>;
  holidays: Holiday[];
  /** By item. */
  requests: Map<string, OpenRequest>;
};

/** The next to begin; more only pile up if nobody answers. */
const askingMax = 50;

/** Takes a fixed number of queries. Members limited to their own sessions still see all chats, if permitted. */
export async function listCalendar(
  member: Member,
  { week, person, now }: { week: Week; person: UserId | null; now: Date },
): Promise<Outcome<CalendarWeek>> {
  if (!mayEver(member.role, "see_calendar")) return notAllowed;
  const seesAll = may(member.role, "see_calendar", { own: false });
  const between = momentsOf(week, member.timeZone);
  const counsellorId = seesAll ? person : member.id;
  const hidden = !seesAll && person !== null && person !== member.id;
  const [sessions, asking, chats, colleagues] = await Promise.all([
    hidden ? [] : sessionsBetween(db, { ...between, counsellorId }),
    hidden ? [] : listAsking(db, { counsellorId, now, limit: askingMax }),
    mayEver(member.role, "see_bookings") ? chatsBetween(db, { ...between, staffId: person }) : [],
    listColleagues(),
  ]);
  const people = person === null ? colleagues.map(({ id }) => id) : [person];
  const held = [...sessions, ...asking];
  const [items, names, holidays, requests] = await Promise.all([
    findItemsById(
      db,
      held.map(({ itemId }) => itemId),
    ),
    namePeople(db, [
      ...people,
      ...held.flatMap(({ customerId, counsellorId: holder }) => [customerId, holder]),
      ...chats.flatMap(({ userId, counsellorId: holder }) => (holder === null ? [userId] : [userId, holder])),
    ]),
    holidaysBetween(db, { userIds: people, from: week.days[0] ?? "", to: week.days[6] ?? "" }),
    openRequestsOf(
      db,
      held.map(({ itemId }) => itemId),
    ),
  ]);
  return done({ sessions, asking, chats, items, names, holidays, requests });
}
