import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import type { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";
import { pageTestimonials } from "#app/testimonials/page-testimonials.server.ts";
import { testimonialStates } from "#app/testimonials/testimonial.ts";

type TestimonialsPage = Awaited<ReturnType<typeof pageTestimonials>>;

/** Refuses: `not_allowed`. */
export async function listTestimonialsAtDesk(
  member: Member,
  { filters, direction }: QueryOf<typeof testimonialsList>,
  turn: Turn,
): Promise<Outcome<TestimonialsPage>> {
  if (!may(member.role, "see_testimonials", { own: false })) return notAllowed;
  const { service, state, ...days } = filters;
  const asked = {
    service,
    state: testimonialStates.find((one) => one === state) ?? null,
    ...dayBounds(days, member.timeZone),
    oldestFirst: direction === "asc",
  };
  return done(await pageTestimonials(turn.on ?? db, asked, turn));
}
