import type { Page } from "@playwright/test";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { serviceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findPage } from "#app/catalog/service-page.ts";
import type { Section } from "#app/content/section.ts";
import {
  box,
  chooseCurrency,
  expect,
  expectPrice,
  main,
  open,
  openAtRest,
  payment,
  signUp,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import {
  deadLinks,
  expectFits,
  expectGoodPage,
  layoutShift,
  layoutShiftMax,
  scrollThrough,
} from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { shopFigures } from "#tests/figures/shop-figures.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const softly = expect.configure({ soft: true });
/** As narrow as any, and high enough to be scrolled through in a few steps. */
const phone = { width: 320, height: 1_600 };
const pathOf = ({ slug }: Service) => `/service/premium/${slug}/`;
const sectionsOf = (service: Service) => findPage(service, new Date()).sections;

/** Every public page besides the services'. */
const otherPages = [
  "/",
  "/service/",
  "/service/?q=zeppelin",
  "/service/premium/complete-application/?universities=12&lightning=1&visa_help=1",
  "/service/premium/research-paper/?co_authors=3",
  "/service/research_groups/",
  "/reviews/",
  "/admits_rejects/",
  "/terms",
  "/privacy",
  "/refunds",
  "/cookies",
  "/accessibility",
  "/contact",
  "/guide",
  "/account/login/",
  "/account/register",
  "/account/forgotten-password",
  "/error",
  "/docs/api",
  "/mailbox",
];

/** Those that have nothing which another has not. */
const likeOthers = new Set([
  "/service/premium/research-paper/?co_authors=3",
  "/privacy",
  "/refunds",
  "/cookies",
  "/error",
]);

const parts = [0, 1, 2, 3];
const servicesOf = (part: number) => serviceRecords.filter((_, index) => index % parts.length === part);

/** Opened as a reader opens it: loaded, then scrolled through. */
async function read(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await scrollThrough(page);
  // What moves on a phone is measured on the pages of the journeys about late fonts.
  if (wide) softly(await layoutShift(page), `${path} moves`).toBeLessThan(layoutShiftMax);
}

/** Every section of the page's content is there, in order, under its heading. */
async function expectSections(page: Page, sections: readonly Section[]): Promise<void> {
  const path = page.url();
  const wanted = sections.map(({ id, heading }) => ({ id, heading }));
  const found = await main(page).evaluate(
    (element, ids) => {
      const present = [...element.querySelectorAll("section[id]")].filter(({ id }) => ids.includes(id));
      return present.map((section) => ({
        id: section.id,
        heading: section.querySelector("h2")?.textContent ?? "",
      }));
    },
    wanted.map(({ id }) => id),
  );
  softly(found, path).toEqual(wanted);
}

/** The labels of tabs and the like, which must be there whichever of them is open. */
function labelsOf(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => {
    if (section.kind === "eligibility") return section.parts.map(({ label }) => label);
    if (section.kind === "country-tabs") return section.countries.map(({ name }) => name);
    if (section.kind === "timeline") return section.steps.map(({ title }) => title);
    if (section.kind === "items") return section.items.map(({ heading }) => heading);
    return [];
  });
}

test.describe("a visitor", () => {
  // What is half way through a movement has colours of its own.
  test.use({ reducedMotion: "reduce", viewport: wide ? { width: 1280, height: 720 } : phone });

  for (const service of wide ? serviceRecords : servicesOfEveryKind()) {
    test(`${service.slug} has its sections, is accessible in light and dark, and fits a small phone`, async ({
      page,
    }) => {
      await read(page, pathOf(service));
      await expectSections(page, sectionsOf(service));
      for (const label of labelsOf(sectionsOf(service))) {
        softly(await main(page).getByText(label).count(), label).toBeGreaterThan(0);
      }
      await expectGoodPage(page, service.slug);
    });
  }

  for (const path of otherPages.filter((one) => wide || !likeOthers.has(one))) {
    test(`${path} is accessible in light and dark, and fits a small phone`, async ({ page }) => {
      await read(page, path);
      await expectGoodPage(page, path);
    });
  }
});

/** As few services as have a section of every kind among them, and whatever else only some pages show. */
function servicesOfEveryKind(): Service[] {
  const kindsOf = (service: Service) => [
    ...sectionsOf(service).map(({ kind }) => kind),
    ...Object.entries(serviceRules[service.slug].display).flatMap(([part, shown]) => (shown ? part : [])),
  ];
  const missing = new Set(serviceRecords.flatMap(kindsOf));
  const chosen: Service[] = [];
  while (missing.size > 0) {
    const adds = (service: Service) => new Set(kindsOf(service).filter((kind) => missing.has(kind))).size;
    const best = serviceRecords.reduce((one, other) => (adds(other) > adds(one) ? other : one));
    for (const kind of kindsOf(best)) missing.delete(kind);
    chosen.push(best);
  }
  return chosen;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  // The style sheets are the same; what is not folded away needs room on a phone, beside a column and on a desk.
  const widths = wide ? [320, 768, 1024] : [320];

  for (const part of parts) {
    test(`each service can be read whole and has no dead link, part ${part + 1}`, async ({ page }) => {
      await chooseCurrency(page, "INR");
      for (const service of servicesOf(part)) {
        await page.goto(pathOf(service));
        await expectAsVisitor(page, service.slug);
        await expectSections(page, sectionsOf(service));
        const hidden = await notSeen(page, labelsOf(sectionsOf(service)));
        softly(hidden, `${service.slug}: labels not seen`).toEqual([]);
        softly(await deadLinks(page), `${service.slug}: dead links`).toEqual([]);
        await expectFits(page, service.slug, widths);
      }
    });
  }

  test("every other page can be read and has no dead link", async ({ page }) => {
    for (const path of otherPages) {
      await page.goto(path);
      await softly(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      softly(await deadLinks(page), `${path}: dead links`).toEqual([]);
      await expectFits(page, path, widths);
    }
  });
});

/** The labels that nobody can read on the page as it stands. */
async function notSeen(page: Page, labels: string[]): Promise<string[]> {
  const plain = (words: string) => words.replace(/\s+/g, " ").toLowerCase();
  const words = plain(await main(page).innerText());
  return labels.filter((label) => !words.includes(plain(label)));
}

const visas: ServiceSlug[] = [
  "o-1-visa",
  "eb-1-visa",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
];
const sold = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "assignment-help";
const besides = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "eb2-niw";

/** The box, the chat and the right column where the service has them, and nothing that only a customer can do. */
async function expectAsVisitor(page: Page, slug: ServiceSlug): Promise<void> {
  const chat = page.getByRole("region", { name: "Free five-minute WhatsApp chat" });
  const buttons = (name: string) => page.getByRole("button", { name });
  await softly(box(page), slug).toHaveCount(sold(slug) ? 1 : 0);
  await softly(buttons("Log In To Pay"), slug).toHaveCount(sold(slug) ? 1 : 0);
  await softly(buttons("Buy Now"), slug).toHaveCount(0);
  await softly(chat.getByRole("link", { name: "Log In" }), slug).toHaveCount(visas.includes(slug) ? 0 : 1);
  await softly(page.getByRole("complementary", { name: "Buy or ask" }), slug).toHaveCount(
    besides(slug) ? 1 : 0,
  );
}

/** What a page shows of someone who is signed in, by the visibility rules of spec section 2. */
async function expectAsCustomer(page: Page, service: Service, premium: boolean): Promise<void> {
  const { display } = serviceRules[service.slug];
  const shown = async (name: string) => main(page).getByText(name, { exact: true }).count();
  softly(await shown("Log In To Pay"), `${service.slug}: Log In To Pay`).toBe(0);
  softly(await main(page).getByRole("region", { name: "Start Now" }).count(), service.slug).toBe(
    display.purchaseBox && display.startNow ? 1 : 0,
  );
  for (const name of ["Buy Now", "Add to Cart"]) {
    const buttons = box(page).getByRole("button", { name });
    await softly(buttons, `${service.slug}: ${name}`).toHaveCount(sold(service.slug) ? 1 : 0);
  }
  softly(await main(page).locator("#sign-up").count(), `${service.slug}: sign-up prompt`).toBe(0);
  const writes = main(page).getByRole(premium ? "link" : "button", { name: "Write a Testimonial" });
  await softly(writes, service.slug).toHaveCount(1);
}

/** The words of a page as it is sent: markup taken out, but what a script element holds left in. */
async function wordsOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, "\n");
}

test("every figure that the shop shows stands on its page", async ({ page }) => {
  for (const { of, path, shown } of shopFigures) {
    const words = await wordsOf(page, path);
    for (const figure of shown) softly(words, `${of}: ${figure}`).toContain(figure);
  }
});

for (const part of parts) {
  for (const premium of inTurn([false, true], part)) {
    const who = premium ? "a premium customer" : "a customer who has bought nothing";

    test(`${who} finds every section of their pages, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(120_000);
      await (premium ? signUpAndBuy(page) : signUp(page));
      for (const [place, service] of servicesOf(part).entries()) {
        // The page moves no more for what was bought.
        const isRead = !premium && (wide || place === 0);
        await (isRead ? read(page, pathOf(service)) : page.goto(pathOf(service)));
        await expectSections(
          page,
          sectionsOf(service).filter(({ kind }) => kind !== "sign-up"),
        );
        await expectAsCustomer(page, service, premium);
        softly(await deadLinks(page), `${service.slug}: dead links`).toEqual([]);
      }
    });
  }
}

/** The cheapest thing there is, from the wallet. */
async function signUpAndBuy(page: Page): Promise<void> {
  await signUpWithFunds(page, 3000);
  await open(page, "/service/premium/cover-letter/");
  await expectPrice(page, "₹1,999.00");
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await payment(page).getByLabel("Use wallet").check();
  await payment(page).getByRole("button", { name: "Pay ₹1,999.00" }).click();
  await expect(page).toHaveURL(/\/account\/dashboard\//);
}
