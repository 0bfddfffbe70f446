import { type Placeholder, type SQL, sql } from "drizzle-orm";

import { caseSessions } from "#app/cases/tables.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** A subquery for lists of items: when the next booked session starts, as ISO 8601. */
export function nextSessionOf(itemId: SQL<OrderItemId>, now: Placeholder): SQL<string | null> {
  return sql`(select min(session.starts_at) from ${caseSessions} session
    where session.item_id = ${itemId} and session.state = 'booked' and session.ends_at > ${now}::timestamptz)`;
}
