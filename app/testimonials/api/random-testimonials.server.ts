import { z } from "zod";

import { done } from "#app/platform/outcome.ts";
import { openCall } from "#app/http/calls/call.server.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";
import { toWireTestimonial, wireTestimonial } from "#app/http/calls/wire-testimonial.ts";
import { randomTestimonials } from "#app/testimonials/list-testimonials.server.ts";

export const randomTestimonialsCall = openCall({
  path: "/api/get_random_testimonial_api/",
  summary: "What some customers say, others each time",
  input: z.object(ignoredFields),
  answer: z.object({ testimonials: z.array(wireTestimonial) }),
  async handle() {
    const chosen = await randomTestimonials();
    return done({ testimonials: chosen.map(toWireTestimonial) });
  },
});
