import { type SQL, sql } from "drizzle-orm";

import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

/** Rows of first answers to enquiries: day, author_id, minutes. */
export function firstReplies(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select (r.sent_at at time zone ${timeZone}::text)::date as day, r.author_id,
      extract(epoch from r.sent_at - e.created_at) / 60 as minutes
    from ${enquiryReplies} r join ${enquiries} e on e.reference = r.reference
    where r.from_desk and ${inSpans(sql`r.sent_at`, spans, timeZone)}
      and not exists (select from ${enquiryReplies} earlier
        where earlier.reference = r.reference and earlier.from_desk and earlier.id < r.id)`;
}
