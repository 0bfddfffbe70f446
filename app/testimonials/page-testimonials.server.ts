import { and, eq } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import type { TestimonialState } from "#app/testimonials/testimonial.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type WrittenTestimonial = typeof testimonials.$inferSelect;

export async function pageTestimonials(
  tx: Db,
  asked: { service: string | null; state: TestimonialState | null; after: Cursor; limit: number },
): Promise<{ testimonials: WrittenTestimonial[]; next: string | null }> {
  const { service, state, after, limit: size } = asked;
  const { createdAt: by, id } = testimonials;
  const narrowed = and(
    service === null ? undefined : eq(testimonials.service, service),
    state === null ? undefined : eq(testimonials.state, state),
  );
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(testimonials)
        .where(and(narrowed, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, idOf: (testimonial) => testimonial.id },
    { after, size },
  );
  return { testimonials: rows, next };
}
