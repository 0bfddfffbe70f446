import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { ListShape } from "#app/desk/list/list-query.ts";
import { testimonialStates } from "#app/testimonials/testimonial.ts";

export const testimonialsList = {
  path: "/staff/catalogue/testimonials",
  filters: { service: isServiceSlug, state: testimonialStates, from: "day", until: "day" },
  sorts: { written: "desc" },
} as const satisfies ListShape;
