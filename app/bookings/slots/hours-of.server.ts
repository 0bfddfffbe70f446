import { type SQL, sql } from "drizzle-orm";

import type { WorkingHours } from "#app/bookings/slots/working-hours.ts";
import { workingHours } from "#app/bookings/tables.server.ts";

/** A subquery for lists of people. */
export function hoursOf(userId: SQL): SQL<WorkingHours[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'fromMinute', w.from_minute,
      'toMinute', w.to_minute) order by w.weekday, w.from_minute), '[]')
    from ${workingHours} w where w.user_id = ${userId})`;
}
