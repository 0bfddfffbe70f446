import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { TestimonialBox } from "#app/service-page/testimonial-box.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";

/** For both: who has bought something, the page knows from its frame. */
export function drawTestimonialBox(slug: ServiceSlug, request: Request) {
  const draw = (premium: boolean) =>
    drawPart(JSON.stringify(["testimonial-box", slug, premium]), request, () => (
      <TestimonialBox slug={slug} premium={premium} />
    ));
  return { forCustomers: draw(true), forOthers: draw(false) };
}
