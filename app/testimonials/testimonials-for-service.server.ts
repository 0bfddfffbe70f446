import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Testimonial } from "#app/content/page-content.ts";
import { held } from "#app/platform/held.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  listTestimonials,
  ratingOf,
  testimonialsOfOthers,
} from "#app/testimonials/list-testimonials.server.ts";
import { withServiceNames } from "#app/testimonials/with-service-names.server.ts";

const shownMax = 12;

/** This service's first, then others with labels. From memory. */
export async function testimonialsFor(service: ServiceSlug): Promise<Testimonial[]> {
  const byService = await chosen();
  const known = byService.get(service);
  if (known) return known;
  const choosing = choose(service);
  byService.set(service, choosing);
  choosing.catch(() => byService.delete(service));
  return choosing;
}

/** From memory. Null while nobody has given stars, or if they cannot be read. */
export async function ratingFor(service: ServiceSlug): Promise<Rating | null> {
  const byService = await rated();
  const known = byService.get(service) ?? ratingOf(service);
  byService.set(service, known);
  return known.catch((error: unknown) => {
    byService.delete(service);
    log.error({ error, service }, "the rating could not be counted");
    return null;
  });
}

type Rating = { value: number; count: number };

const rated = held(async () => new Map<ServiceSlug, Promise<Rating | null>>());

/** Each service's are read when its page is first asked for. */
const chosen = held(async () => new Map<ServiceSlug, Promise<Testimonial[]>>());

/** Call after a change. */
export function clearTestimonials(): void {
  chosen.drop();
  rated.drop();
}

async function choose(service: ServiceSlug): Promise<Testimonial[]> {
  const [own, others] = await Promise.all([
    listTestimonials(service, shownMax),
    testimonialsOfOthers(service, shownMax).then(withServiceNames),
  ]);
  return [...own, ...others].slice(0, shownMax);
}
