import { type SQL, sql } from "drizzle-orm";

import { personOf } from "#app/accounts/profile/name-people.server.ts";
import { fullName, type NamedPerson } from "#app/accounts/profile/person-name.ts";
import type { Days } from "#app/desk/holiday.ts";
import { firmHolidays, staff, staffHolidays } from "#app/desk/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type DeskDiary<Hours> = { id: UserId; name: string; timeZone: string; holidays: Days[]; hours: Hours };

type FirmDay = { day: string; name: string };

/** Everybody at the desk by name, with their days off. One statement; `hoursOf` is a subquery of their hours. */
export async function listDiaries<Hours>(
  tx: Db,
  { from, to, hoursOf }: { from: string; to: string; hoursOf: (userId: SQL) => SQL<Hours> },
): Promise<{ people: DeskDiary<Hours>[]; firm: FirmDay[] }> {
  const { rows } = await tx.execute<{
    id: UserId;
    time_zone: string;
    person: NamedPerson | null;
    hours: Hours;
    holidays: Days[];
    firm: FirmDay[];
  }>(sql`
    select s.user_id as id, s.time_zone, ${personOf(sql`s.user_id`)} as person, ${hoursOf(sql`s.user_id`)} as hours,
      (select coalesce(jsonb_agg(jsonb_build_object('startsOn', h.starts_on, 'endsOn', h.ends_on) order by h.starts_on), '[]')
        from ${staffHolidays} h
        where h.user_id = s.user_id and h.ends_on >= ${from}::date and h.starts_on <= ${to}::date) as holidays,
      (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'name', f.name) order by f.day), '[]')
        from ${firmHolidays} f where f.day between ${from}::date and ${to}::date) as firm
    from ${staff} s where s.ended_at is null`);
  return {
    people: rows
      .map(({ id, time_zone, person, hours, holidays }) => ({
        id,
        name: fullName(person),
        timeZone: time_zone,
        holidays,
        hours,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en") || (one.id < other.id ? -1 : 1)),
    firm: rows[0]?.firm ?? [],
  };
}
