import { and, eq, inArray, lte, or } from "drizzle-orm";

import { appointments } from "#app/cases/tables.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { SessionKind } from "#app/catalog/service-parts/session-kinds.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** What is nothing but its sessions: whoever cancels has had those that were held, and nothing else. */
const soldAlone: readonly SessionKind[] = ["counselling", "mock_interview", "gre", "toefl"];

/**
 * The sessions a service consists of, and how many were held or missed; null for what is more than its sessions. One that
 * has begun counts, also while nobody has said yet how it went.
 */
export async function sessionsOfCase(
  tx: Db,
  { id, configuration }: { id: OrderItemId; configuration: Configuration },
  now: Date,
): Promise<{ bought: number; used: number } | null> {
  const bought = boughtSessions(configuration).find(({ kind }) => soldAlone.includes(kind));
  if (!bought) return null;
  const { itemId, kind, state, startsAt } = appointments;
  const begun = and(eq(state, "booked"), lte(startsAt, now));
  const used = await tx.$count(
    appointments,
    and(eq(itemId, id), eq(kind, bought.kind), or(inArray(state, ["held", "no_show"]), begun)),
  );
  return { bought: bought.count, used };
}
