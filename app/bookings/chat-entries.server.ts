import { type SQL, sql } from "drizzle-orm";

import { chatMinutes } from "#app/bookings/booking.ts";
import { bookings } from "#app/bookings/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Free chats with a time, without cancelled ones; optionally only those that these people hold. Rows of a calendar. */
export function chatEntries({
  from,
  to,
  staffIds,
}: {
  from: Date;
  to: Date;
  staffIds: readonly UserId[] | null;
}): SQL {
  const length = sql`${chatMinutes} * interval '1 minute'`;
  return sql`
    select b.id, b.user_id as customer_id, b.counsellor_id as holder_id, b.starts_at, b.starts_at + ${length} as ends_at,
      b.state, b.service, b.time_zone as told_zone, b.country
    from ${bookings} b
    where b.state in ('confirmed', 'completed', 'no_show') and b.starts_at > ${from.toISOString()}::timestamptz - ${length}
      and b.starts_at < ${to.toISOString()}::timestamptz
      ${staffIds === null ? sql`` : sql`and b.counsellor_id = any(${sql.param([...staffIds])}::text[])`}`;
}
