import { and, eq, gt, inArray, lt, ne, or } from "drizzle-orm";

import type { Diary } from "#app/bookings/slots/free-times.ts";
import { firmHolidaysBetween } from "#app/desk/firm-holidays.server.ts";
import { type BusyTime, busyTimes, workingHours } from "#app/bookings/tables.server.ts";
import { holidaysBetween } from "#app/desk/holidays.server.ts";
import { listAtDesk } from "#app/desk/find-colleague.server.ts";
import { dayMs, hourMs, utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type PersonalDiary = Diary & { counsellorId: UserId };

export type DiaryQuestion = {
  from: Date;
  to: Date;
  /** What they have booked is taken too. */
  customerId: UserId;
  /** A booking that is about to move. */
  besides?: string | undefined;
  /** Left out: everybody with hours. */
  counsellorId?: UserId | undefined;
};

export async function loadDiaries(tx: Db, asked: DiaryQuestion): Promise<PersonalDiary[]> {
  const { from, to, customerId, counsellorId } = asked;
  const hours = await tx
    .select()
    .from(workingHours)
    .where(counsellorId && eq(workingHours.userId, counsellorId));
  const people = await listAtDesk(
    tx,
    hours.map(({ userId }) => userId),
  );
  if (people.length === 0) return [];
  const userIds = people.map(({ id }) => id);
  // No clock is further from UTC.
  const days = {
    from: utcDay(new Date(from.getTime() - dayMs)),
    to: utcDay(new Date(to.getTime() + dayMs)),
  };
  const away = await holidaysBetween(tx, { userIds, ...days });
  const firm = await firmHolidaysBetween(tx, days);
  const busy = await busyBetween(tx, userIds, asked);
  return people.map(({ id, timeZone }) => ({
    counsellorId: id,
    timeZone,
    hours: hours.filter(({ userId }) => userId === id),
    daysOff: [
      ...firm.map(({ day }) => ({ startsOn: day, endsOn: day })),
      ...away.filter(({ userId }) => userId === id),
    ],
    busy: busy.filter((one) => one.counsellorId === id || one.customerId === customerId),
  }));
}

function busyBetween(
  tx: Db,
  userIds: readonly UserId[],
  { customerId, besides, from, to }: DiaryQuestion,
): Promise<BusyTime[]> {
  return tx
    .select()
    .from(busyTimes)
    .where(
      and(
        or(inArray(busyTimes.counsellorId, userIds), eq(busyTimes.customerId, customerId)),
        gt(busyTimes.endsAt, new Date(from.getTime() - longestMs)),
        lt(busyTimes.startsAt, new Date(to.getTime() + longestMs)),
        besides === undefined ? undefined : ne(busyTimes.bookingId, besides),
      ),
    );
}

/** More than a booking with its buffer takes. */
const longestMs = 12 * hourMs;
