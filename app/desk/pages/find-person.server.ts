import { eq } from "drizzle-orm";

import { bookedWith } from "#app/cases/sessions/find-sessions.server.ts";
import { findColleagues } from "#app/accounts/staff-account.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { todayIn } from "#app/desk/holiday.ts";
import { type Holiday, holidaysAhead } from "#app/desk/holidays.server.ts";
import type { Person } from "#app/desk/list-people.server.ts";
import { type NamedSession, nameSessions } from "#app/cases/sessions/name-sessions.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { countOpenItems } from "#app/orders/items/reassign-items.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type PersonAtDesk = Person & {
  today: string;
  holidays: Holiday[];
  openItems: number;
  /** Not handed over with other work: each may need a new time. */
  sessions: NamedSession[];
};

const sessionsMax = 50;

export async function findPerson(
  member: Member,
  { userId, now }: { userId: UserId; now: Date },
): Promise<Outcome<PersonAtDesk>> {
  if (!may(member.role, "see_person", { own: userId === member.id })) return notAllowed;
  const [found] = await db.select().from(staff).where(eq(staff.userId, userId));
  if (!found) return unknownPerson;
  const { role, timeZone, grantedAt, endedAt } = found;
  const today = todayIn(timeZone, now);
  const [accounts, holidays, openItems, booked] = await Promise.all([
    findColleagues(db, [userId]),
    holidaysAhead(db, userId, today),
    countOpenItems(db, userId),
    bookedWith(db, userId, sessionsMax),
  ]);
  const account = accounts.get(userId);
  return done({
    id: userId,
    name: account ? fullName(account) : userId,
    email: account?.email ?? "",
    secondFactor: account?.secondFactor ?? false,
    role,
    timeZone,
    grantedAt,
    endedAt,
    today,
    holidays,
    openItems,
    sessions: await nameSessions(db, booked, "customer"),
  });
}

const unknownPerson = refuse({
  code: "unknown_person",
  message: "Nobody by this name works at the desk.",
  status: 404,
});
