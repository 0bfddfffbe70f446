import type { Page } from "@playwright/test";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { plainParagraphs } from "#app/platform/plain-text.ts";
import { readDetails, shownName } from "#app/testimonials/testimonial.ts";
import type { HostileField, Showing } from "#tests/e2e/hostile-field.ts";
import { researchGroups } from "#tests/e2e/hostile-groups.ts";
import { customerNames, receiptNames } from "#tests/e2e/hostile-names.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { expect, test, untilAwake } from "#tests/e2e/journey.ts";
import { wide } from "#tests/setup/wide.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";

const fields: HostileField[] = [
  {
    name: "a testimonial and the name under it",
    fill: fillTestimonials,
    pagesThatShowIt: () => [
      ...reviewPages(),
      ...shownCarousels.map((slug) => `/service/premium/${slug}/`),
      "/",
    ],
    drawnIn: "figure blockquote, figure bdi",
    drawnMin: hostileTexts.length,
    empty: emptyTestimonials,
  },
  researchGroups,
  customerNames,
  receiptNames,
];

test.use({ viewport: { width: 320, height: 640 } });

for (const [turn, field] of fields.entries()) {
  // What the server draws of every field is tested without a browser.
  const tag = turn === 0 ? [] : "@wide";

  test(`hostile texts do nothing but stand there: ${field.name}`, { tag }, async ({ page }) => {
    test.setTimeout(300_000);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const outside = watchOutside(page);
    try {
      await field.fill(hostileTexts, page);
      let drawn = 0;
      for (const showing of await field.pagesThatShowIt(page)) {
        drawn += await readHarmlessly(page, showing, field);
      }
      expect(drawn, "texts that were shown").toBeGreaterThanOrEqual(field.drawnMin);
      expect(dialogs).toEqual([]);
      expect(outside()).toEqual([]);
    } finally {
      await field.empty();
    }
  });
}

async function readHarmlessly(page: Page, showing: Showing, { drawnIn }: HostileField): Promise<number> {
  const { path, first } = typeof showing === "string" ? { path: showing } : showing;
  await first?.();
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await untilAwake(page);
  const found = await page.evaluate((selector) => {
    // Opens folded parts, so they need room too.
    for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    return {
      hacked: (window as unknown as { __hacked?: unknown }).__hacked,
      drawn: document.querySelectorAll(selector).length,
      elements: [...document.querySelectorAll(selector)].flatMap((text) =>
        [...text.children].map((child) => child.outerHTML),
      ),
    };
  }, drawnIn);
  expect(found.hacked, path).toBeUndefined();
  expect(found.elements, path).toEqual([]);
  await expect.poll(() => sticksOut(page), { message: path }).toEqual([]);
  return found.drawn;
}

/** Only where the page scrolls sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth || element.scrollWidth > clientWidth,
    );
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 300)).slice(0, 8)];
  });
}

function watchOutside(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).host.endsWith("evil.example")) asked.push(request.url());
  });
  return () => asked;
}

/** No other test counts these testimonials. */
const carousels = serviceRecords
  .map(({ slug }) => slug)
  .filter((slug) => slug !== "linkedin-profile-building" && slug !== "resume-help");

/** All carousels share one component. */
const shownCarousels = carousels.filter((_, index) => wide || index % 16 === 0);

const carouselHolds = 12;

function reviewPages(): string[] {
  const pages = Math.ceil(hostileTexts.length / carouselHolds) + 2;
  return Array.from({ length: pages }, (_, index) => `/reviews/?page=${index + 1}`);
}

/** Old, so other tests' testimonials come first. */
async function fillTestimonials(texts: readonly HostileText[]): Promise<void> {
  const rows = texts.map(({ text }, index) => ({
    author: `hostile-${Math.floor(index / carousels.length)}`,
    service: carousels[index % carousels.length],
    details: keptDetails(text),
    shown_name: shownName({ firstName: text.slice(0, 80), lastName: text.slice(0, 80) }) || "X",
  }));
  await inDatabase(
    `with written as (select * from json_to_recordset($1) as t(author text, service text, details text, shown_name text)),
      authors as (
        insert into users (id, name, email, first_name, last_name, mobile, country)
        select distinct author, 'Hostile', author || '@example.org', 'Hostile', 'Writer', '9876543210', 'IN' from written)
      insert into testimonials (user_id, service, details, shown_name, created_at)
      select author, service, details, shown_name, '2001-01-01' from written`,
    [JSON.stringify(rows)],
  );
}

function keptDetails(text: string): string {
  const whole = readDetails(text);
  const padded = readDetails(`They helped me, and I say: ${text}`);
  if (whole.ok || padded.ok) return whole.ok ? whole.value : padded.ok ? padded.value : "";
  return Array.from(plainParagraphs(text)).slice(0, 2_000).join("");
}

async function emptyTestimonials(): Promise<void> {
  await inDatabase("delete from testimonials where user_id like 'hostile-%'");
  await inDatabase("delete from users where id like 'hostile-%'");
}
