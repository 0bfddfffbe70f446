import { and, asc, eq, gte, inArray, isNull, lte } from "drizzle-orm";

import { todayIn } from "#app/desk/holiday.ts";
import { staff, staffHolidays } from "#app/desk/tables.server.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** yyyy-mm-dd; the last day is included. */
export type Holiday = { id: string; userId: UserId; startsOn: string; endsOn: string };

const columns = {
  id: staffHolidays.id,
  userId: staffHolidays.userId,
  startsOn: staffHolidays.startsOn,
  endsOn: staffHolidays.endsOn,
};

/** Both ends included; days in each person's own time zone. */
export async function holidaysBetween(
  tx: Db,
  { userIds, from, to }: { userIds: readonly UserId[]; from: string; to: string },
): Promise<Holiday[]> {
  if (userIds.length === 0) return [];
  return tx
    .select(columns)
    .from(staffHolidays)
    .where(
      and(
        inArray(staffHolidays.userId, [...new Set(userIds)]),
        gte(staffHolidays.endsOn, from),
        lte(staffHolidays.startsOn, to),
      ),
    )
    .orderBy(asc(staffHolidays.startsOn), asc(staffHolidays.id));
}

export async function holidaysAhead(tx: Db, userId: UserId, today: string): Promise<Holiday[]> {
  return tx
    .select(columns)
    .from(staffHolidays)
    .where(and(eq(staffHolidays.userId, userId), gte(staffHolidays.endsOn, today)))
    .orderBy(asc(staffHolidays.startsOn));
}

export async function findHoliday(tx: Db, id: string): Promise<Holiday | null> {
  const [found] = await tx.select(columns).from(staffHolidays).where(eq(staffHolidays.id, id));
  return found ?? null;
}

/** By each person's own calendar; the value is the last day. */
export async function awayToday(tx: Db, now: Date): Promise<Map<string, string>> {
  const [yesterday, tomorrow] = [-1, 1].map((days) => dayAway(now, days)) as [string, string];
  const found = await tx
    .select({ ...columns, timeZone: staff.timeZone })
    .from(staffHolidays)
    .innerJoin(staff, eq(staff.userId, staffHolidays.userId))
    .where(
      and(isNull(staff.endedAt), gte(staffHolidays.endsOn, yesterday), lte(staffHolidays.startsOn, tomorrow)),
    );
  const away = found.filter(({ startsOn, endsOn, timeZone }) => {
    const today = todayIn(timeZone, now);
    return startsOn <= today && today <= endsOn;
  });
  return new Map(away.map(({ userId, endsOn }) => [userId, endsOn]));
}

/** No time zone is more than a day from UTC. */
function dayAway(now: Date, days: number): string {
  return utcDay(new Date(now.getTime() + days * dayMs));
}
