import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { TestimonialsState } from "#app/content/page-content.ts";
import { log } from "#app/platform/log.server.ts";
import { testimonialsFor } from "#app/testimonials/testimonials-for-service.server.ts";

/** If they cannot be read, their section says so (spec section 8). */
export async function loadTestimonials(service: ServiceSlug): Promise<TestimonialsState> {
  try {
    return { state: "loaded", testimonials: await testimonialsFor(service) };
  } catch (error) {
    log.error({ error, service }, "the testimonials could not be read");
    return { state: "failed", message: "Failed to load testimonials", at: Date.now() };
  }
}
