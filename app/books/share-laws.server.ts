import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";
import { researchService } from "#app/catalog/slugs.ts";

export const shareLaws: readonly BookLaw[] = [
  {
    law: "A paid place in a research group has the order that paid it, and a share that was sold has its place.",
    // A job removes refunded members a moment later, so a refunded order is allowed.
    violations: sql`
      select format('Place %s in group %s is paid, but its order is %s.', m.id, m.group_id,
        coalesce(o.state, 'not there')) as sentence
      from research_group_members m left join orders o on o.id = m.order_id and o.user_id = m.user_id
      where m.paid_at is not null and m.left_at is null
        and coalesce(o.state, '') not in ('paid', 'part_refunded', 'refunded')
      union all
      select format('Order LF-%s sold a share of group %s and has no place in it.', o.number,
        i.configuration->>'groupId')
      from order_items i join orders o on o.id = i.order_id
      where i.configuration->>'groupId' is not null and i.state <> 'refunded'
        and o.state in ('paid', 'part_refunded') and not exists (select from research_group_members m
          where m.order_id = o.id and m.group_id::text = i.configuration->>'groupId'
            and m.paid_at is not null and m.left_at is null)`,
  },
  {
    law: "Whoever is refunded a share leaves its research group within the hour.",
    violations: sql`
      select format('Place %s in group %s is paid, but its share in order LF-%s is refunded.', m.id, m.group_id,
        o.number) as sentence
      from research_group_members m join orders o on o.id = m.order_id
      where m.paid_at is not null and m.left_at is null
        and exists (select from order_items i where i.order_id = o.id and i.state = 'refunded'
          and i.configuration->>'groupId' = m.group_id::text)
        and not exists (select from order_refunds r where r.order_id = o.id
          and r.refunded_at > now() - interval '1 hour')`,
  },
  {
    law: "A research paper with co-authors is sold only as a share of a research group.",
    violations: sql`
      select format('Order LF-%s sold a share of no group.', o.number) as sentence
      from order_items i join orders o on o.id = i.order_id
      where i.service = ${researchService} and i.configuration->>'groupId' is null
        and coalesce((i.configuration->'choices'->>'coAuthors')::int, 0) > 0
        and o.state in ('paid', 'part_refunded', 'refunded')`,
  },
  {
    law: "No research group has more members than places, and a share is held only while its order waits for its money.",
    violations: sql`
      select format('Group %s has %s members and %s places.', g.id, count(*), g.required_members) as sentence
      from research_groups g join research_group_members m on m.group_id = g.id and m.left_at is null
      group by g.id having count(*) > g.required_members
      union all
      select format('Place %s is held by an order that is %s.', m.id, coalesce(o.state, 'not there'))
      from research_group_members m left join orders o on o.id = m.order_id
      where m.order_id is not null and m.paid_at is null and coalesce(o.state, '') <> 'pending'`,
  },
];
