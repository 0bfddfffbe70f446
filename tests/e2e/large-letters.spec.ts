import type { Locator, Page } from "@playwright/test";

import { box, chooseCurrency, expect, main, open, payment, signUp, test } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce", viewport: { width: 320, height: 640 } });
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await provide({ ...launchOptions, args });
  },
});

async function expectReachable(controls: Locator): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    const markup = await control.evaluate((element) => element.outerHTML.slice(0, 200));
    const isSeen = () =>
      control.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const first = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const within = left >= 0 && right <= innerWidth && top >= -1 && bottom <= innerHeight + 1;
        return within && first !== null && (element.contains(first) || first.contains(element));
      });
    // A bar that appears on scrolling takes a moment to settle.
    await expect.poll(isSeen, { message: markup }).toBe(true);
  }
}

async function openMenu(page: Page): Promise<Locator> {
  await open(page, "/contact");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    "nothing sticks out",
  ).toBeLessThanOrEqual(320);
  await expectReachable(page.getByRole("banner").locator("a, button"));
  await page.getByRole("button", { name: "Menu" }).click();
  return page.locator("#site-menu");
}

for (const who of inTurn(["a visitor", "a customer"], 1)) {
  test(`${who} reaches every entry of the menu, and the currencies`, async ({ page }) => {
    if (who === "a customer") await signUp(page);
    await chooseCurrency(page, "INR");
    const menu = await openMenu(page);
    await expectReachable(menu.locator("a, button"));
    await menu.getByRole("button", { name: /Currency/ }).click();
    await expectReachable(page.locator("#currency-menu").locator("select, button"));
    await page.locator("#currency-menu").getByLabel("Show prices in").selectOption("USD");
    await page.getByRole("button", { name: "Use this currency" }).click();
    await expect(menu).toBeHidden();
  });
}

test(
  "every entry of the help menu, and what it opens, is within reach",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/contact");
    await page
      .getByRole("complementary", { name: "Help" })
      .getByRole("button", { name: "Help" })
      .press("Enter");
    await expectReachable(page.locator("#help-menu a"));
    await page.getByRole("link", { name: "Find the right service" }).click();
    const dialog = page.getByRole("dialog", { name: "Find the right service" });
    await expect(dialog).toBeVisible();
    await expectReachable(dialog.locator("button, label"));
  },
);

test("everything in the payment dialog is within reach", async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  await open(page, `/service/premium/resume-help/?pay=${crypto.randomUUID()}`);
  await expect(payment(page)).toBeVisible();
  await expectReachable(payment(page).locator("a, button, input:not([type=hidden]), select"));
});

test("what one buys with fits the screen, the price included", { tag: "@wide" }, async ({ page }) => {
  await chooseCurrency(page, "INR");
  await open(page, "/service/premium/cover-letter/");
  await expectReachable(main(page).getByRole("button", { name: "Log In To Pay" }).last());
  await expectReachable(box(page).locator("select, input:not([type=hidden]), button"));
  const price = (await box(page).getByText("Price: ").locator("..").boundingBox())!;
  expect(price.x + price.width).toBeLessThanOrEqual(320);
});

/** Only what cannot be reached by scrolling its own box. */
function protruding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOut = (element: Element) => {
      const { width, height, right } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > innerWidth + 1;
    };
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return at !== document.body;
      }
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => isOut(element) && !isHeld(element) && ![...element.children].some(isOut))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

const pages = [
  "/",
  "/service/",
  "/service/premium/complete-application/?visa_help=1",
  "/service/premium/eb2-niw/",
  "/service/premium/o-1-visa/",
  "/service/premium/global-talent-visa-uk/",
  "/service/premium/australia-national-innovation-visa-subclass-858/",
  "/service/premium/express-entry/",
  "/service/research_groups/",
  "/reviews/",
  "/admits_rejects/",
  "/guide",
  "/docs/api",
  "/terms",
  "/account/register",
];

/** Between them they have every kind of part: prose, a box, tabs, cards, a table, code and a form. */
const pagesOfEveryKind = [
  "/",
  "/service/premium/complete-application/?visa_help=1",
  "/service/premium/global-talent-visa-uk/",
  "/service/research_groups/",
  "/admits_rejects/",
  "/docs/api",
  "/account/register",
];

test("every page fits the screen", async ({ page }) => {
  await chooseCurrency(page, "INR");
  for (const path of wide ? pages : pagesOfEveryKind) {
    await open(page, path);
    expect(await protruding(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
