import { z } from "zod";

import type { Testimonial } from "#app/content/page-content.ts";

export const wireTestimonial = z.object({
  path: z.string().describe("The address of the customer’s picture; empty without one"),
  username: z.string().describe("First name and initial"),
  details: z.string().describe("Plain text"),
});

export function toWireTestimonial({ path, username, details }: Testimonial): z.infer<typeof wireTestimonial> {
  return { path: path ?? "", username, details };
}
