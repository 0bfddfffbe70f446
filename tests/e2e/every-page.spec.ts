import type { Page } from "@playwright/test";

import { servicePath } from "#app/catalog/metadata.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Section } from "#app/content/section.ts";
import {
  box,
  chooseCurrency,
  expect,
  main,
  openAtRest,
  signUp,
  signUpAndBuy,
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
import { inTurn, someOf } from "#tests/e2e/wide.ts";
import { shopFigures } from "#tests/figures/shop-figures.ts";
import {
  hasChat,
  hasSide,
  isSold,
  labelsOf,
  sectionsOf,
  servicesOfEveryKind,
} from "#tests/pages/services-shown.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const softly = expect.configure({ soft: true });
/** The narrowest phone, but tall, so scrolling takes few steps. */
const phone = { width: 320, height: 1_600 };
const pathOf = ({ slug }: Service) => servicePath(slug);

const otherPages = [
  "/",
  "/service/",
  "/service/?q=LOR&service=cover-letter",
  "/service/?q=zeppelin",
  "/visas/",
  "/service/compare/?service=sop-drafting&service=lor-drafting&service=eb2-niw",
  "/check/",
  "/check/uk-global-talent/",
  "/check/express-entry/",
  "/check/australia-points/",
  "/check/compass/",
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

/** Those that have something which no other has. */
const unlikeOthers = otherPages.filter(
  (path) =>
    ![
      "/service/premium/research-paper/?co_authors=3",
      "/check/australia-points/",
      "/privacy",
      "/refunds",
      "/cookies",
      "/error",
    ].includes(path),
);

const parts = [0, 1, 2, 3];
const servicesOf = (part: number) => serviceRecords.filter((_, index) => index % parts.length === part);

async function read(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await scrollThrough(page);
  // The late-font tests measure shifts on phones.
  if (wide) softly(await layoutShift(page), `${path} moves`).toBeLessThan(layoutShiftMax);
}

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

test.describe("a visitor", () => {
  // Colours in mid-transition would fail the contrast check.
  test.use({ reducedMotion: "reduce", viewport: wide ? { width: 1280, height: 720 } : phone });

  for (const service of wide ? serviceRecords : servicesOfEveryKind().filter((_, at) => at % 2 === 0)) {
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

  for (const paths of wide ? otherPages.map((path) => [path]) : inFours(unlikeOthers)) {
    test(`${paths.join(", ")}: accessible in light and dark, and fit for a small phone`, async ({ page }) => {
      for (const path of paths) {
        await read(page, path);
        await expectGoodPage(page, path);
      }
    });
  }
});

/** Few enough for the time one test has. */
function inFours(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / 4) }, (_, at) => paths.slice(at * 4, at * 4 + 4));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  // Style sheets are shared, so layouts are tested at phone, column and desktop width.
  const widths = wide ? [320, 768, 1024] : [320];

  for (const service of wide ? serviceRecords : servicesOfEveryKind().filter((_, at) => at % 2 === 1)) {
    test(`${service.slug} can be read whole and has no dead link`, async ({ page }) => {
      await chooseCurrency(page, "INR");
      await page.goto(pathOf(service));
      await expectAsVisitor(page, service.slug);
      await expectSections(page, sectionsOf(service));
      const hidden = await notSeen(page, labelsOf(sectionsOf(service)));
      softly(hidden, "labels not seen").toEqual([]);
      softly(await deadLinks(page), "dead links").toEqual([]);
      await expectFits(page, service.slug, widths);
    });
  }

  test("every other page can be read and has no dead link", async ({ page }) => {
    test.slow();
    for (const path of someOf(otherPages, 1)) {
      await page.goto(path);
      await softly(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      // What lies in the mailbox is the mail of every other journey.
      if (path !== "/mailbox") softly(await deadLinks(page), `${path}: dead links`).toEqual([]);
      await expectFits(page, path, widths);
    }
  });
});

async function notSeen(page: Page, labels: string[]): Promise<string[]> {
  const plain = (words: string) => words.replace(/\s+/g, " ").toLowerCase();
  const words = plain(await main(page).innerText());
  return labels.filter((label) => !words.includes(plain(label)));
}

async function expectAsVisitor(page: Page, slug: ServiceSlug): Promise<void> {
  const chat = page.getByRole("region", { name: "Free five-minute WhatsApp chat" });
  await softly(box(page), slug).toHaveCount(isSold(slug) ? 1 : 0);
  const logIn = box(page).getByRole("button", { name: "Log In To Pay" });
  await softly(logIn, slug).toHaveCount(isSold(slug) ? 1 : 0);
  await softly(page.getByRole("button", { name: "Buy Now" }), slug).toHaveCount(0);
  await softly(chat.getByRole("link", { name: "Log In" }), slug).toHaveCount(hasChat(slug) ? 1 : 0);
  await softly(page.getByRole("complementary", { name: "Buy or ask" }), slug).toHaveCount(
    hasSide(slug) ? 1 : 0,
  );
}

async function expectAsCustomer(page: Page, service: Service, premium: boolean): Promise<void> {
  const { display } = rulesOf(service.slug);
  const shown = async (name: string) => main(page).getByText(name, { exact: true }).count();
  softly(await shown("Log In To Pay"), `${service.slug}: Log In To Pay`).toBe(0);
  softly(await main(page).getByRole("region", { name: "Start Now" }).count(), service.slug).toBe(
    display.purchaseBox && display.startNow ? 1 : 0,
  );
  for (const name of ["Buy Now", "Add to Cart"]) {
    const buttons = box(page).getByRole("button", { name });
    await softly(buttons, `${service.slug}: ${name}`).toHaveCount(isSold(service.slug) ? 1 : 0);
  }
  softly(await main(page).locator("#sign-up").count(), `${service.slug}: sign-up prompt`).toBe(0);
  const writes = main(page).getByRole(premium ? "link" : "button", { name: "Write a Testimonial" });
  await softly(writes, service.slug).toHaveCount(1);
}

/** Without markup, but with the contents of scripts. */
async function textOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, "\n");
}

test("every figure that the shop shows stands on its page", async ({ page }) => {
  for (const { of, path, shown } of shopFigures) {
    const words = await textOf(page, path);
    for (const figure of shown) softly(words, `${of}: ${figure}`).toContain(figure);
  }
});

for (const part of parts) {
  for (const premium of inTurn([false, true], part)) {
    const who = premium ? "a premium customer" : "a customer who has bought nothing";

    test(
      `${who} finds every section of their pages, part ${part + 1}`,
      { tag: "@wide" },
      async ({ page }) => {
        test.setTimeout(120_000);
        await (premium ? signUpAndBuy(page) : signUp(page));
        for (const service of servicesOf(part)) {
          // Buying does not change the layout, so one page is enough.
          await (premium ? page.goto(pathOf(service)) : read(page, pathOf(service)));
          await expectSections(
            page,
            sectionsOf(service).filter(({ kind }) => kind !== "sign-up"),
          );
          await expectAsCustomer(page, service, premium);
          softly(await deadLinks(page), `${service.slug}: dead links`).toEqual([]);
        }
      },
    );
  }
}
