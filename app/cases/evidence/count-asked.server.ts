import { type SQL, sql } from "drizzle-orm";

import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** A subquery for lists of items: entries that the counsellor has asked for. */
export function evidenceAskedOf(itemId: SQL<OrderItemId>): SQL<number> {
  return sql`(select count(*)::int from ${caseEvidence} asked where asked.item_id = ${itemId}
    and (asked.state = 'weak' or (asked.state = 'missing' and (asked.note is not null or asked.title is not null))))`;
}
