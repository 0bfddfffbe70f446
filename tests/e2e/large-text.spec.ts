import type { Page } from "@playwright/test";

import { servicePath } from "#app/catalog/metadata.ts";
import { openForm } from "#tests/e2e/intake-journey.ts";
import {
  chooseCurrency,
  expect,
  fillCart,
  open,
  payment,
  signUpAndBuy,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { createGroup, newTitle } from "#tests/e2e/group-journey.ts";
import { doubleText, textFaults } from "#tests/e2e/large-text-faults.ts";
import { servicesOfEveryKind } from "#tests/pages/services-shown.ts";

test.use({ timezoneId: "Asia/Kolkata", viewport: { width: 320, height: 640 } });

const softly = expect.configure({ soft: true });

const publicPages = [
  [
    "/",
    "/service/",
    "/service/?q=zeppelin",
    "/service/compare/?service=sop-drafting&service=lor-drafting&service=eb2-niw",
    "/visas/",
    "/check/",
    "/check/uk-global-talent/",
    "/check/express-entry/",
    "/check/australia-points/",
    "/check/compass/",
    "/check/germany-opportunity-card/",
  ],
  [
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
    "/no-such-page",
  ],
  servicesOfEveryKind().map(({ slug }) => servicePath(slug)),
  [
    "/service/premium/complete-application/?universities=12&lightning=1&visa_help=1&coupon=WELCOME10",
    "/service/premium/research-paper/?co_authors=3",
    "/service/premium/o-1-visa/",
    "/service/premium/express-entry/",
    "/service/premium/visa_and_financial_counselling/",
  ],
];

async function expectReadable(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectGood(page, path);
}

async function expectGood(page: Page, name: string): Promise<void> {
  await doubleText(page);
  softly(await textFaults(page), name).toEqual([]);
}

test.describe("at 320 px with letters of twice their size", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const paths of publicPages) {
    test(`nothing leaves the screen and no word is broken, from ${paths[0]} to ${paths.at(-1)}`, async ({
      page,
    }) => {
      await chooseCurrency(page, "INR");
      for (const path of paths) await expectReadable(page, path);
    });
  }

  test("nor on a customer's pages", async ({ page }) => {
    await signUpAndBuy(page);
    await fillCart(page, { link: "cover-letter" }, { link: "complete-application", com_application_cos: 8 });
    for (const path of [
      "/account/dashboard/",
      "/service/cart",
      "/service/wallet/?amount=2500",
      "/account/security",
      "/account/security/email",
      "/account/security/password",
      "/account/security/second-factor",
      "/account/data",
      "/account/delete",
      "/service/free-chat/?service=cover-letter",
      "/service/publish-testimonial/cover-letter/",
      "/service/premium/cover-letter/",
    ]) {
      await expectReadable(page, path);
    }
    const receipt = page.getByRole("link", { name: /^Receipt/ }).first();
    await open(page, "/account/dashboard/");
    await expectReadable(page, (await receipt.getAttribute("href")) ?? "");
    await openForm(page);
    await expectGood(page, "the page of a case");
    await createGroup(page, newTitle());
    await expectGood(page, "a research group");
    await open(page, `/service/premium/resume-help/?pay=${crypto.randomUUID()}`);
    await expect(payment(page)).toBeVisible();
    await expectGood(page, "the payment dialog");
  });

  test("nor with a large sum in a wallet", { tag: "@wide" }, async ({ page }) => {
    await signUpWithFunds(page, 95_000);
    for (const path of ["/service/wallet/", "/account/delete"]) await expectReadable(page, path);
  });
});

test("what is looked for is found: a long word, a wide box and a cut one", async ({ page }) => {
  await open(page, "/contact");
  await page.evaluate(() => {
    for (const [words, style] of [
      ["Recommendations", "width: 4em"],
      ["One two three four five six seven eight nine ten eleven twelve", "white-space: nowrap"],
      ["One two three four", "width: 5em; overflow: hidden; white-space: nowrap"],
    ] as const) {
      const paragraph = document.createElement("p");
      paragraph.textContent = words;
      paragraph.style.cssText = style;
      document.querySelector("main")!.append(paragraph);
    }
  });
  await doubleText(page);
  const faults = (await textFaults(page)).join("\n");
  expect(faults).toContain("broken: Recommendations");
  expect(faults).toContain("sticks out: twelve");
  expect(faults).toContain("cut off: four");
});
