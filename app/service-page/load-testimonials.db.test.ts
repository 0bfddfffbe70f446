import { beforeEach, expect, test } from "vitest";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { db } from "#app/platform/db.server.ts";
import { loadTestimonials } from "#app/service-page/load-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

const details = "They read my letter twice and told me what to leave out.";

beforeEach(() => db.delete(testimonials));

test("a service's page shows its own first, then those of others, labelled with their service", async () => {
  const user = await makePremium();
  const own = { state: "loaded", testimonials: [] };
  expect(await loadTestimonials("cover-letter")).toEqual(own);
  valueOf(
    await publishTestimonial({ user, service: "resume-help", details: `${details} Resume.`, now: noon }),
  );
  valueOf(
    await publishTestimonial({ user, service: "cover-letter", details: `${details} Letter.`, now: noon }),
  );
  const saidOn = async (slug: ServiceSlug) => {
    const shown = await loadTestimonials(slug);
    if (shown.state !== "loaded") throw new Error(shown.state);
    return shown.testimonials.map(({ details: words, about }) => [words, about]);
  };
  const headings = await findHeadings(["resume-help", "cover-letter"]);
  expect(await saidOn("cover-letter")).toEqual([
    [`${details} Letter.`, undefined],
    [`${details} Resume.`, headings[0]],
  ]);
  expect(new Set(await saidOn("o-1-visa"))).toEqual(
    new Set([
      [`${details} Resume.`, headings[0]],
      [`${details} Letter.`, headings[1]],
    ]),
  );
});
