import type { Page } from "@playwright/test";

import {
  accessibilityFaults,
  box,
  chooseCurrency,
  expect,
  expectPrice,
  main,
  open,
  payment,
  signUp,
  test,
} from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

const softly = expect.configure({ soft: true });

/** Accessible in light and dark, and not wider than the smallest phone. */
async function expectGoodPage(page: Page, name: string): Promise<void> {
  await showScheme(page, "light");
  softly(await accessibilityFaults(page), `${name}, light`).toEqual([]);
  await showScheme(page, "dark");
  softly(await accessibilityFaults(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // Polled: a page takes a frame or two to lay itself out anew.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await softly.poll(width, { message: `${name} at 320 px`, timeout: 2000 }).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

/** Colours are read only when the page has been painted in the scheme asked for. */
async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

const forVisitors = [
  "/",
  "/service/",
  "/service/?q=zeppelin",
  "/service/premium/complete-application/?universities=12&lightning=1&visa_help=1",
  "/service/premium/o-1-visa/",
  "/service/premium/eb2-niw/",
  "/service/premium/assignment-help/",
  "/service/premium/research-paper/?co_authors=3",
  "/service/research_groups/",
  "/account/login/",
  "/account/register",
  "/account/forgotten-password",
  "/error",
  "/docs/api",
  "/mailbox",
];

for (const path of forVisitors) {
  test(`${path} is accessible in light and dark and fits a small phone`, async ({ page }) => {
    await chooseCurrency(page, "INR");
    await open(page, path);
    await expectGoodPage(page, path);
  });
}

test.describe("an address nobody has", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is accessible in light and dark and fits a small phone", async ({ page }) => {
    await open(page, "/nothing/here");
    await expectGoodPage(page, "404");
  });
});

test("a customer's empty pages are accessible in light and dark and fit a small phone", async ({ page }) => {
  await signUp(page);
  for (const path of ["/service/cart", "/service/wallet/", "/account/dashboard/"]) {
    await open(page, path);
    await expectGoodPage(page, path);
  }
});

test("a customer's filled pages are accessible in light and dark and fit a small phone", async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/complete-application/?universities=12&lightning=1&visa_help=1");
  await expectPrice(page, "₹1,00,097.99");
  await box(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(box(page).getByText("Item added to cart.")).toBeVisible();
  await expectGoodPage(page, "added to the cart");
  await open(page, "/service/cart");
  await expectGoodPage(page, "/service/cart");
  await main(page).getByRole("link", { name: "Buy Now" }).click();
  await expect(payment(page)).toBeVisible();
  await expectGoodPage(page, "the payment dialog");
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/platform=stripe/);
  await payment(page).getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/account\/dashboard\//);
  await expectGoodPage(page, "/account/dashboard/");
  await open(page, "/service/publish-testimonial/complete-application/");
  await expectGoodPage(page, "writing a testimonial");
});

/** How much of the page has moved so far, whether or not someone had just pressed something. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // The buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

for (const [device, viewport] of [
  ["a wide screen", { width: 1440, height: 900 }],
  ["a phone", { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("a service's page does not move while it loads, nor when a choice changes", async ({ page }) => {
      await open(page, "/service/premium/complete-application/");
      await expectPrice(page, "₹54,999.00");
      expect(await layoutShift(page), "loading").toBeLessThan(0.05);

      await box(page).getByLabel("Number of universities").scrollIntoViewIfNeeded();
      const before = await layoutShift(page);
      await box(page).getByLabel("Number of universities").selectOption("20");
      await expectPrice(page, "₹1,07,999.00");
      expect((await layoutShift(page)) - before, "changing a choice").toBeLessThan(0.05);
      await box(page).getByLabel("Lightning speed", { exact: true }).check();
      await expectPrice(page, "₹1,34,998.75");
      expect((await layoutShift(page)) - before, "adding lightning speed").toBeLessThan(0.05);
    });
  });
}
