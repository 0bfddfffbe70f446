import { sql } from "drizzle-orm";

import type { FirstResponse } from "#app/cases/first-response.ts";
import { caseIntakes, caseMessages, caseVersions } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Null while the customer has neither written nor sent the form. */
export async function findFirstResponse(tx: Db, itemId: OrderItemId): Promise<FirstResponse | null> {
  const { rows } = await tx.execute<{ asked_at: string | null; answered_at: string | null }>(sql`
    select first.at as asked_at, (
      select min(answer.at) from (
        select sent_at as at from ${caseMessages} where item_id = ${itemId} and from_desk
        union all select handed_at from ${caseVersions} where item_id = ${itemId}
      ) answer where answer.at >= first.at) as answered_at
    from (select least(
      (select min(sent_at) from ${caseMessages} where item_id = ${itemId} and not from_desk),
      (select sent_at from ${caseIntakes} where item_id = ${itemId} and not from_desk)) as at) first`);
  const [found] = rows;
  if (!found?.asked_at) return null;
  const { asked_at: askedAt, answered_at: answeredAt } = found;
  return { askedAt: new Date(askedAt), answeredAt: answeredAt === null ? null : new Date(answeredAt) };
}
