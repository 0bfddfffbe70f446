import type { TestimonialState } from "#app/testimonials/testimonial.ts";

export const stateTexts: Record<TestimonialState, string> = {
  published: "Published",
  waiting: "Waits for a look",
  hidden: "Hidden",
};
