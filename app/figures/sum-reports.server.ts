import { type SQL, sql } from "drizzle-orm";

import { sumChats } from "#app/bookings/sum-chats.server.ts";
import { firstAnswers } from "#app/cases/conversation/first-answers.server.ts";
import { firstReplies } from "#app/enquiries/first-replies.server.ts";
import { sumDeliveries } from "#app/orders/sales/sum-deliveries.server.ts";
import { sumPurchases } from "#app/orders/sales/sum-purchases.server.ts";
import { type DaySpan, everyDay } from "#app/platform/day-spans.ts";

/** Rows of `report_days` without the zone, one `day` row per day even if empty. */
export function sumReports(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select day, 'day' as cut, '' as key, 0 as events, 0 as among, 0::bigint as amount, 0::bigint as usd
      from unnest(${sql.param(spans.flatMap(everyDay))}::date[]) as quiet(day)
    union all ${sumDeliveries(spans, timeZone)}
    union all ${sumPurchases(spans, timeZone)}
    union all ${sumChats(spans, timeZone)}
    union all ${sumAnswers(spans, timeZone)}`;
}

/** By who answered, with those within a day; and by what was answered and how soon. */
function sumAnswers(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select day, cut, key, count(*)::int, (count(*) filter (where minutes <= 1440))::int, sum(round(minutes))::bigint, 0
    from (
      select 'service' as what, first.* from (${firstAnswers(spans, timeZone)}) first
      union all select 'enquiry', first.* from (${firstReplies(spans, timeZone)}) first) answered
    cross join lateral (values ('answer', author_id),
      ('answer_time', what || ' ' || case when minutes <= 60 then 1 when minutes <= 240 then 2 when minutes <= 1440 then 3
        when minutes <= 2880 then 4 else 5 end)) as cuts(cut, key)
    group by 1, 2, 3`;
}
