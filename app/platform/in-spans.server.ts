import { type SQL, sql } from "drizzle-orm";

import type { DaySpan } from "#app/platform/day-spans.ts";

/** A span may begin at `-infinity`. Written out span by span, so PostgreSQL can estimate the rows. */
export function inSpans(moment: SQL, spans: readonly DaySpan[], timeZone: string): SQL {
  const startOf = (day: SQL) => sql`(${day}::timestamp at time zone ${timeZone}::text)`;
  const each = spans.map(
    ({ first, last }) =>
      sql`(${moment} >= ${startOf(sql`${first}::date`)} and ${moment} < ${startOf(sql`(${last}::date + 1)`)})`,
  );
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
}
