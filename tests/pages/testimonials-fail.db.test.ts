import { sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";

import { TestimonialsSectionView } from "#app/content/sections/testimonials-section.tsx";
import type { TestimonialsState } from "#app/content/page-content.ts";
import type { PageSection } from "#app/content/section.ts";
import { db } from "#app/platform/db.server.ts";
import { type SharedPage, sharedPageContext } from "#app/platform/request-context.ts";
import { loader as home } from "#app/home/home.tsx";
import { clearTestimonials } from "#app/testimonials/testimonials-for-service.server.ts";
import Reviews, { loader as reviews } from "#app/testimonials/pages/reviews.tsx";
import { loader as service } from "#app/service-page/service.tsx";
import { openShop } from "#tests/checkout/shop.ts";

beforeAll(openShop);
afterEach(() => db.execute(sql`alter table if exists testimonials_lost rename to testimonials`));

async function loseTestimonials() {
  await db.execute(sql`alter table testimonials rename to testimonials_lost`);
  clearTestimonials();
}

function asked<Loader extends (args: never) => unknown>(path: string, params = {}) {
  const page: SharedPage = { incomplete: false, nonce: "nonce" };
  const context = new RouterContextProvider();
  context.set(sharedPageContext, page);
  const url = new URL(path, "http://127.0.0.1:3000");
  // Who asks for data gets what is drawn with it.
  const args = { url, params, context, request: new Request(new URL("_.data", url)) };
  return { page, args: args as unknown as Parameters<Loader>[0] };
}

function drawnOf({ sections }: { sections: PageSection[] }): string {
  return sections.map(({ drawn }) => drawn.part?.html).join("");
}

const failed: TestimonialsState = { state: "failed", message: "Failed to load testimonials", at: 0 };
const words = "Error loading testimonials: Failed to load testimonials";

test("a service's page stands without its testimonials, says so, and is kept for nobody else", async () => {
  const { page, args } = asked<typeof service>("/service/premium/cover-letter/", { slug: "cover-letter" });
  expect(drawnOf(await service(args))).toContain("No testimonials available.");
  expect(page.incomplete).toBe(false);
  await loseTestimonials();
  expect(drawnOf(await service(args))).toContain(words);
  expect(page.incomplete).toBe(true);
});

test("so does the home page", async () => {
  await loseTestimonials();
  const { page, args } = asked<typeof home>("/");
  expect(drawnOf(await home(args))).toContain(words);
  expect(page.incomplete).toBe(true);
});

test("so do the reviews, with a way to try again", async () => {
  await loseTestimonials();
  const { page, args } = asked<typeof reviews>("/reviews/?page=2");
  const loaderData = await reviews(args);
  expect(loaderData.reviews).toBeNull();
  expect(page.incomplete).toBe(true);
  const props = { loaderData } as Parameters<typeof Reviews>[0];
  const drawn = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Reviews, props)));
  expect(drawn).toContain(words);
  expect(drawn).toContain('href="/reviews/?page=2"');
});

test("where they failed on a page, it is said, and the page can be asked for again", () => {
  const section = { kind: "testimonials", id: "testimonials", heading: "What customers say" } as const;
  const shown = { testimonials: failed, showStars: true, path: "/service/premium/x/?a=1" };
  const view = createElement(TestimonialsSectionView, { section, ...shown });
  const drawn = renderToStaticMarkup(createElement(MemoryRouter, null, view));
  expect(drawn).toContain(words);
  expect(drawn).toMatch(/href="\/service\/premium\/x\/\?a=1"[^>]*>.*Try again/);
});
