import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { notPremium, readDetails, shownName } from "#app/testimonials/testimonial.ts";

/**
 * Shows a customer's words on a service's page at once, in place of what they wrote about it before. Only who has
 * bought something may (spec section 6): refuses with `not_premium`, and with `testimonial_length`.
 */
export async function publishTestimonial(testimonial: {
  user: Pick<CurrentUser, "id" | "firstName" | "lastName">;
  service: ServiceSlug;
  details: string;
  now: Date;
}): Promise<Outcome<{ id: string }>> {
  const { user, service, now } = testimonial;
  if (!(await hasPurchased(user.id))) return notPremium;
  const details = readDetails(testimonial.details);
  if (!details.ok) return details;
  const words = { details: details.value, shownName: shownName(user), createdAt: now };
  const [published] = await db
    .insert(testimonials)
    .values({ userId: user.id, service, ...words })
    .onConflictDoUpdate({ target: [testimonials.userId, testimonials.service], set: words })
    .returning({ id: testimonials.id });
  if (!published) throw new Error("an upsert returned no testimonial");
  return done(published);
}
