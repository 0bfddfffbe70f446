import { and, eq, gte, lt } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import type { TestimonialState } from "#app/testimonials/testimonial.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

export type WrittenTestimonial = typeof testimonials.$inferSelect;

/** Null asks for all. */
type TestimonialsAsked = {
  service: string | null;
  state: TestimonialState | null;
  from: Date | null;
  before: Date | null;
  oldestFirst: boolean;
};

export function pageTestimonials(tx: Db, asked: TestimonialsAsked, turn: Turn) {
  const { service, state, from, before, oldestFirst } = asked;
  const { createdAt: by, id } = testimonials;
  const narrowed = and(
    service === null ? undefined : eq(testimonials.service, service),
    state === null ? undefined : eq(testimonials.state, state),
    from === null ? undefined : gte(by, from),
    before === null ? undefined : lt(by, before),
  );
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(testimonials)
        .where(and(narrowed, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst, idOf: (testimonial) => testimonial.id },
    turn,
  );
}
