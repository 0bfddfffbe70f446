import { and, eq, inArray, lte, or } from "drizzle-orm";

import { caseSessions } from "#app/cases/tables.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Of a service sold as sessions. One that has begun counts as used, even without an outcome. */
export async function sessionsOfCase(
  tx: Db,
  { id, configuration }: { id: OrderItemId; configuration: Configuration },
  now: Date,
): Promise<{ bought: number; used: number } | null> {
  const [bought] = boughtSessions(configuration);
  if (!bought) return null;
  const { itemId, kind, state, startsAt } = caseSessions;
  const begun = and(eq(state, "booked"), lte(startsAt, now));
  const used = await tx.$count(
    caseSessions,
    and(eq(itemId, id), eq(kind, bought.kind), or(inArray(state, ["held", "no_show"]), begun)),
  );
  return { bought: bought.count, used };
}
