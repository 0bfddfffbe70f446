import { z } from "zod";

import { deliverySentence, lightningSentence } from "#app/catalog/service-rules.ts";
import { findService, listServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { saleAt } from "#app/catalog/sale-terms.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { toWireTestimonial, wireTestimonial } from "#app/http/calls/wire-testimonial.ts";
import { listTestimonials } from "#app/testimonials/list-testimonials.server.ts";
import { openCall } from "#app/http/calls/call.server.ts";

const service = z.object({
  heading: z.string(),
  intro: z.string(),
  details: z.string(),
  link: z.string(),
  service_delivery: z.string(),
  timeline: z.string(),
  lightning_duration: z.string().nullable(),
  is_lightning: z.boolean(),
  is_whatsapp: z.boolean(),
  is_video_call: z.boolean(),
  is_audio_call: z.boolean(),
  yt_link: z.string().nullable(),
  og_image: z.string().nullable(),
});

export const serviceRecord = openCall({
  path: "/api/service/{slug}/",
  summary: "A service’s record, its questions, and whether the visitor has bought anything",
  input: z.object({ link: z.string().max(100).nullish() }),
  answer: z.object({
    premium_user: z.boolean(),
    service_name: z.array(z.string()).describe("The headings of every service"),
    testimonials: z.array(wireTestimonial),
    faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    i_button_text: z.string(),
    mba_i_button_text: z.string().nullable(),
    service,
  }),
  async handle(_input, { user, slug }) {
    const known = findServiceSlug(slug);
    const record = known && (await findService(known));
    if (!known || !record) {
      return refuse({ code: "unknown_service", message: "This service was not found.", status: 404 });
    }
    const [all, testimonials, premium, saleTerms] = await Promise.all([
      listServices(),
      listTestimonials(known),
      user ? hasPurchased(user.id) : false,
      saleTermsOfAll(),
    ]);
    const rules = saleAt(saleTerms, new Date()).rules(known);
    return done({
      premium_user: premium,
      service_name: all.map((each) => each.heading),
      testimonials: testimonials.map(toWireTestimonial),
      faqs: record.faqs,
      i_button_text: record.iButtonText,
      mba_i_button_text: record.mbaIButtonText,
      service: {
        heading: record.heading,
        intro: record.intro,
        details: record.details,
        link: known,
        service_delivery: deliverySentence(rules),
        timeline: deliverySentence(rules),
        lightning_duration: lightningSentence(rules),
        is_lightning: rules.lightning,
        is_whatsapp: rules.isWhatsapp,
        is_video_call: rules.channels.video,
        is_audio_call: rules.channels.audio,
        yt_link: record.ytLink,
        og_image: record.ogImage,
      },
    });
  },
});
