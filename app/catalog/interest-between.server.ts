import { asc, between, sql } from "drizzle-orm";

import { pageViews } from "#app/catalog/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Days in UTC. */
export async function interestBetween(
  tx: Db,
  { first, last }: DaySpan,
): Promise<Map<string, { views: number; carted: number }>> {
  const { day, service, views, carted } = pageViews;
  const rows = await tx
    .select({
      service,
      views: sql<number>`sum(${views})::int`,
      carted: sql<number>`sum(${carted})::int`,
    })
    .from(pageViews)
    .where(between(day, first, last))
    .groupBy(service)
    .orderBy(asc(service));
  return new Map(rows.map(({ service: slug, ...counts }) => [slug, counts]));
}
