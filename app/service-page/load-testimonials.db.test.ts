import { beforeEach, expect, test, vi } from "vitest";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { loadTestimonials } from "#app/service-page/load-testimonials.server.ts";
import { publishTestimonial, removeTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { clearTestimonials } from "#app/testimonials/testimonials-for-service.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

const details = "They read my letter twice and told me what to leave out.";

beforeEach(async () => {
  await db.delete(testimonials);
  clearTestimonials();
});

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

test("they are read once for all visitors, and again when one is published or removed", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  const about = { state: "loaded", testimonials: [expect.objectContaining({ details })] };
  expect(await loadTestimonials("cover-letter")).toEqual(about);
  const queries = vi.spyOn(pool, "query");
  expect(await loadTestimonials("cover-letter")).toEqual(about);
  expect(queries).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await removeTestimonial(user.id, "cover-letter");
  expect(await loadTestimonials("cover-letter")).toEqual({ state: "loaded", testimonials: [] });
});

test("what could not be read is asked for again", async () => {
  const failing = vi.spyOn(db, "select").mockImplementation(() => {
    throw new Error("the database is away");
  });
  expect(await loadTestimonials("cover-letter")).toMatchObject({ state: "failed" });
  failing.mockRestore();
  expect(await loadTestimonials("cover-letter")).toEqual({ state: "loaded", testimonials: [] });
});
