import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { TestimonialsState } from "#app/content/page-content.ts";
import { log } from "#app/platform/log.server.ts";
import { listTestimonials } from "#app/testimonials/list-testimonials.server.ts";

/** What customers say about a service. That it cannot be read is said in its place (spec section 8); the page stands. */
export async function loadTestimonials(service: ServiceSlug): Promise<TestimonialsState> {
  try {
    return { state: "loaded", testimonials: await listTestimonials(service) };
  } catch (error) {
    log.error({ error, service }, "the testimonials could not be read");
    return { state: "failed", message: "Failed to load testimonials" };
  }
}
