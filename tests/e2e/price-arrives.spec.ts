import type { Locator, Page } from "@playwright/test";

import { publicPages } from "#app/http/public-pages.ts";
import { box, chooseCurrency, expect, expectPrice, main, open, signUp, test } from "#tests/e2e/journey.ts";
import { layoutShift, whatMoved } from "#tests/e2e/page-quality.ts";
import { wide } from "#tests/setup/wide.ts";
import { fontsInTurn, inTurn, someOf } from "#tests/e2e/wide.ts";

const application = "/service/premium/complete-application/";
const button = (page: Page, name: string) => box(page).getByRole("button", { name });

async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function expectWaits(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await expect(control).not.toHaveAttribute("data-pending");
}

test.describe("while another price is on its way", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("the old one is marked, and Log In To Pay waits", async ({ page }) => {
    await chooseCurrency(page, "INR");
    await open(page, application);
    const release = await holdAnswers(page);
    await box(page).getByLabel("Number of universities").selectOption("12");
    await expect(box(page)).toHaveAttribute("aria-busy", "true");
    await expect(box(page).getByText("The price is being updated.")).toBeAttached();
    await expectWaits(button(page, "Log In To Pay"));
    await button(page, "Log In To Pay").dispatchEvent("click");
    release();
    await expectPrice(page, "₹73,999.00");
    await expect(page).toHaveURL(/\?universities=12/);
    await expect(box(page)).not.toHaveAttribute("aria-busy");
    await button(page, "Log In To Pay").click();
    await expect(page).toHaveURL(/\/account\/login\/\?next=.*universities%3D12/);
  });

  test(
    "Buy Now and Add to Cart wait, and so for a price in another currency",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await chooseCurrency(page, "INR");
      await open(page, application);
      const release = await holdAnswers(page);
      await box(page).getByLabel("Currency").selectOption("USD");
      await expect(box(page)).toHaveAttribute("aria-busy", "true");
      await expectWaits(button(page, "Buy Now"));
      await expectWaits(button(page, "Add to Cart"));
      release();
      await expectPrice(page, "$749.00");
      await button(page, "Add to Cart").click();
      await expect(box(page).getByText("Item added to cart.")).toBeVisible();
    },
  );

  test("the button that was pressed is the one that shows it", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await open(page, application);
    const release = await holdAnswers(page);
    await button(page, "Add to Cart").click();
    await expect(button(page, "Add to Cart")).toHaveAttribute("data-pending", "true");
    await expectWaits(button(page, "Buy Now"));
    await expect(box(page)).not.toHaveAttribute("aria-busy");
    release();
    await expect(box(page).getByText("Item added to cart.")).toBeVisible();
  });

  test(
    "Apply shows that it was pressed, and a change of a choice does not press it",
    { tag: "@wide" },
    async ({ page }) => {
      await chooseCurrency(page, "INR");
      await open(page, application);
      const release = await holdAnswers(page);
      await box(page).getByLabel("Lightning speed", { exact: true }).check();
      await expect(box(page)).toHaveAttribute("aria-busy", "true");
      await expect(button(page, "Apply")).not.toHaveAttribute("data-pending");
      await box(page).getByLabel("Coupon code").fill("WELCOME10");
      await button(page, "Apply").click();
      await expect(button(page, "Apply")).toHaveAttribute("data-pending", "true");
      release();
      await expect(box(page).getByText(/WELCOME10 takes/)).toBeVisible();
    },
  );
});

test.describe("at the keyboard, in a window of 1280 by 800", () => {
  test.use({ timezoneId: "Asia/Kolkata", viewport: { width: 1280, height: 800 } });

  test("nothing one comes to lies behind the price, and typing a coupon moves nothing", async ({ page }) => {
    await chooseCurrency(page, "INR");
    await open(page, `${application}?visa_help=1`);
    await box(page).getByLabel("Number of universities").focus();
    const seen: string[] = [];
    while (!seen.includes("Log In To Pay")) {
      await page.keyboard.press("Tab");
      const { name, covered } = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const at = (y: number) => document.elementFromPoint((left + right) / 2, y);
        const isSeen = (y: number) => focused.contains(at(y)) || at(y)?.contains(focused) === true;
        const label = (focused as HTMLInputElement).labels?.[0]?.textContent ?? focused.textContent;
        return { name: label.trim(), covered: ![top + 2, (top + bottom) / 2, bottom - 2].every(isSeen) };
      });
      expect(covered, `${name} is covered`).toBe(false);
      seen.push(name);
    }
    expect(seen).toEqual(expect.arrayContaining(["Coupon code", "Apply", "Currency"]));

    const coupon = box(page).getByLabel("Coupon code");
    await coupon.focus();
    const place = () => coupon.evaluate((field) => [scrollY, Math.round(field.getBoundingClientRect().top)]);
    const before = await place();
    for (const letter of "WELCOME10") {
      await page.keyboard.press(letter);
      expect(await place()).toEqual(before);
    }
  });
});

function priceOn(page: Page, path: string): Locator {
  if (path === "/") return page.locator("#needs li").getByText(/\d/).first();
  if (path.startsWith("/service/premium/")) return box(page).getByText("Price: ").locator("..");
  return main(page)
    .locator(path === "/visas/" ? "[data-column='Our part and price'] .strong" : "[data-figure]")
    .filter({ hasText: /\d/ })
    .first();
}

test.describe("a visitor's first page", () => {
  test("names no currency that is none, and no price in one that is not theirs", async ({ request }) => {
    for (const path of [...someOf(publicPages, 0), `${application}?universities=12&visa_help=1`]) {
      const html = await (await request.get(path)).text();
      expect(withoutTokens(html), path).not.toMatch(/XXX|¤/);
    }
    const research = await (await request.get("/service/payment_link/?service=cover-letter")).text();
    expect(withoutTokens(research)).not.toMatch(/XXX|¤/);
  });

  /** A nonce is random, and may spell a currency. */
  const withoutTokens = (html: string) => html.replaceAll(/[\w+/-]{16,}=*/g, "");

  const places = [
    ["India", "Asia/Kolkata"],
    ["the United States", "America/New_York"],
    ["Japan", "Asia/Tokyo"],
    ["Nigeria", "Africa/Lagos"],
    // Longest price of all currencies.
    ["Indonesia", "Asia/Jakarta"],
  ] as const;
  const windows = [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ];

  for (const [turn, [place, timezoneId]] of places.entries()) {
    for (const viewport of wide || turn % 2 === 0 ? inTurn(windows, turn) : []) {
      test.describe(`from ${place}`, fontsInTurn(turn), () => {
        test.use({ timezoneId, viewport });

        test(`does not move when the price arrives, at ${viewport.width} by ${viewport.height}`, async ({
          page,
        }) => {
          for (const path of [
            "/service/premium/cover-letter/",
            `${application}?visa_help=1`,
            "/service/",
            "/service/compare/?service=sop-drafting&service=lor-drafting&service=eb2-niw",
            "/visas/",
            "/",
          ]) {
            await page.context().clearCookies();
            await open(page, path);
            await expect(priceOn(page, path)).toContainText(/\d/);
            // The price arrives by script, after the page has loaded.
            const shift = await layoutShift(page, { onceRead: true });
            expect(shift, `${path}: ${await whatMoved(page)}`).toBeLessThan(0.002);
          }
        });
      });
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the country of a customer's account answers the question of the currency",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page, "GB");
      await page.goto("/service/premium/cover-letter/");
      expect(await page.content()).not.toContain("Please Select Your Country");
      await expect(box(page).getByText("Price: ").locator("..")).toContainText("£");
      await page.goto("/service/");
      expect(await page.content()).not.toContain("Please Select Your Country");
      await expect(main(page).getByText(/£\d/).first()).toBeVisible();
    },
  );
});
