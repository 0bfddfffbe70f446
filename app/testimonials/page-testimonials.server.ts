import { and, desc, eq, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

export type WrittenTestimonial = typeof testimonials.$inferSelect;

/** A page of what customers wrote, newest first. `after` is the last one of the page before. */
export async function pageTestimonials(
  tx: Db,
  { service, after, limit }: { service: string | null; after: string | null; limit: number },
): Promise<{ testimonials: WrittenTestimonial[]; next: string | null }> {
  const { createdAt, id } = testimonials;
  const found = await tx
    .select()
    .from(testimonials)
    .where(
      and(
        service === null ? undefined : eq(testimonials.service, service),
        // Compared in the database, whose moments are finer than ours.
        after === null
          ? undefined
          : sql`(${createdAt}, ${id}) < (select last.created_at, last.id from ${testimonials} last where last.id = ${after})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  return { testimonials: page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}
