import type { Page } from "@playwright/test";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { serviceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import { findPage } from "#app/content/find-page.ts";
import type { Section } from "#app/content/section.ts";
import {
  box,
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
import { shopFigures } from "#tests/figures/shop-figures.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const softly = expect.configure({ soft: true });
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
  "/account/login/",
  "/account/register",
  "/account/forgotten-password",
  "/error",
  "/docs/api",
  "/mailbox",
];

/** Opened as a reader opens it: loaded, then scrolled through. */
async function read(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await scrollThrough(page);
  softly(await layoutShift(page), `${path} moves`).toBeLessThan(layoutShiftMax);
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
  test.use({ reducedMotion: "reduce" });

  for (const service of serviceRecords) {
    test(`${service.slug} has its sections and links, is accessible in light and dark, and fits a small phone`, async ({
      page,
    }) => {
      await read(page, pathOf(service));
      await expectSections(page, sectionsOf(service));
      for (const label of labelsOf(sectionsOf(service))) {
        softly(await main(page).getByText(label).count(), label).toBeGreaterThan(0);
      }
      softly(await deadLinks(page), "dead links").toEqual([]);
      await expectGoodPage(page, service.slug);
    });
  }

  for (const path of otherPages) {
    test(`${path} has no dead link, is accessible in light and dark, and fits a small phone`, async ({
      page,
    }) => {
      await read(page, path);
      softly(await deadLinks(page), "dead links").toEqual([]);
      await expectGoodPage(page, path);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The style sheets are the same; what is not folded away needs room on a phone, beside a column and on a desk.
  const widths = [320, 768, 1024];

  for (const service of serviceRecords) {
    test(`${service.slug} can be read whole`, async ({ page }) => {
      await page.goto(pathOf(service));
      await expectSections(page, sectionsOf(service));
      for (const label of labelsOf(sectionsOf(service))) {
        softly(await main(page).getByText(label).filter({ visible: true }).count(), label).toBeGreaterThan(0);
      }
      await expectFits(page, service.slug, widths);
    });
  }

  test("every other page can be read", async ({ page }) => {
    for (const path of otherPages) {
      await page.goto(path);
      await softly(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expectFits(page, path, widths);
    }
  });
});

/** What a page shows of someone who is signed in, by the visibility rules of spec section 2. */
async function expectAsCustomer(page: Page, service: Service, premium: boolean): Promise<void> {
  const { display } = serviceRules[service.slug];
  const shown = async (name: string) => main(page).getByText(name, { exact: true }).count();
  softly(await shown("Log In To Pay"), `${service.slug}: Log In To Pay`).toBe(0);
  softly(await main(page).getByRole("region", { name: "Start Now" }).count(), service.slug).toBe(
    display.purchaseBox && display.startNow ? 1 : 0,
  );
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

const parts = [0, 1, 2, 3, 4, 5, 6, 7];
for (const part of parts) {
  const services = serviceRecords.filter((_, index) => index % parts.length === part);
  for (const premium of [false, true]) {
    const who = premium ? "a premium customer" : "a customer who has bought nothing";

    test(`${who} finds every section of their pages, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(120_000);
      await (premium ? signUpAndBuy(page) : signUp(page));
      for (const service of services) {
        // The page moves no more for what was bought.
        await (premium ? page.goto(pathOf(service)) : read(page, pathOf(service)));
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
