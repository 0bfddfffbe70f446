import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Testimonial, TestimonialsState } from "#app/content/page-content.ts";
import { log } from "#app/platform/log.server.ts";
import { listTestimonials, testimonialsOfOthers } from "#app/testimonials/list-testimonials.server.ts";
import { withServiceNames } from "#app/testimonials/with-service-names.server.ts";

const shownMax = 12;

/**
 * What customers say about a service, then what they say about others, each labelled with its service. That they
 * cannot be read is said in their place (spec section 8); the page stands.
 */
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
