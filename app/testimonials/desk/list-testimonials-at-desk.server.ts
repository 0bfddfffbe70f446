import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { pageTestimonials, type WrittenTestimonial } from "#app/testimonials/page-testimonials.server.ts";
import type { TestimonialState } from "#app/testimonials/testimonial.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

const testimonialsPerPage = 25;

export async function listTestimonialsAtDesk(
  member: Member,
  asked: { service: ServiceSlug | null; state: TestimonialState | null; after: Cursor; limit?: number },
): Promise<Outcome<{ testimonials: WrittenTestimonial[]; next: string | null }>> {
  if (!may(member.role, "see_testimonials", { own: false })) return notAllowed;
  const { service, state, after, limit = testimonialsPerPage } = asked;
  return done(await pageTestimonials(db, { service, state, after, limit }));
}
