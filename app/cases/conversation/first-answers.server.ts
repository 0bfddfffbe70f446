import { type SQL, sql } from "drizzle-orm";

import { caseMessages } from "#app/cases/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

/** Rows of first answers to what a customer first wrote about a service: day, author_id, minutes. */
export function firstAnswers(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select (m.sent_at at time zone ${timeZone}::text)::date as day, m.author_id,
      extract(epoch from m.sent_at - asked.sent_at) / 60 as minutes
    from ${caseMessages} m cross join lateral (
      select q.id, q.sent_at from ${caseMessages} q where q.item_id = m.item_id and not q.from_desk order by q.id limit 1) asked
    where m.from_desk and ${inSpans(sql`m.sent_at`, spans, timeZone)} and m.id > asked.id
      and not exists (select from ${caseMessages} e
        where e.item_id = m.item_id and e.from_desk and e.id > asked.id and e.id < m.id)`;
}
