import { z } from "zod";

import { done } from "#app/platform/outcome.ts";
import { openCall } from "#app/routes/calls/call.server.ts";
import { ignoredFields } from "#app/routes/calls/wire-fields.ts";
import { toWireTestimonial, wireTestimonial } from "#app/routes/calls/wire-testimonial.ts";
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
