import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Testimonial, TestimonialsState } from "#app/content/page-content.ts";
import { log } from "#app/platform/log.server.ts";
import { listTestimonials, testimonialsOfOthers } from "#app/testimonials/list-testimonials.server.ts";
import { withServiceNames } from "#app/testimonials/with-service-names.server.ts";

const shownMax = 12;

/** This service's first, then others with labels. If they cannot be read, their section says so (spec section 8). */
export async function loadTestimonials(service: ServiceSlug): Promise<TestimonialsState> {
  try {
    const [own, others] = await Promise.all([listTestimonials(service, shownMax), othersThan(service)]);
    return { state: "loaded", testimonials: [...own, ...others].slice(0, shownMax) };
  } catch (error) {
    log.error({ error, service }, "the testimonials could not be read");
    return { state: "failed", message: "Failed to load testimonials" };
  }
}

async function othersThan(service: ServiceSlug): Promise<Testimonial[]> {
  return withServiceNames(await testimonialsOfOthers(service, shownMax));
}
