import type { Page } from "@playwright/test";

import {
  box,
  chooseCurrency,
  expect,
  expectPrice,
  fillCart,
  main,
  open,
  signIn,
  signUp,
  test,
} from "#tests/e2e/journey.ts";

const currency = (page: Page) => box(page).getByLabel("Currency");

test.describe("a visitor in Germany", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("first sees room for a price, then one in euros, and never one in another currency", async ({
    page,
  }) => {
    const first = await page.request.get("/service/premium/cover-letter/");
    expect(await first.text()).not.toMatch(/[₹€$] ?\d/);

    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenSigns: seen });
      new MutationObserver(() => {
        const words = document.querySelector("#start-now")?.textContent ?? "";
        for (const [sign] of words.matchAll(/[₹€$](?=\d)/g)) seen.add(sign);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await open(page, "/service/premium/cover-letter/");
    await expect(currency(page)).toHaveValue("EUR");
    await expect(box(page).getByText(/€\d/).first()).toBeVisible();
    expect(
      await page.evaluate(() => [...(window as unknown as { seenSigns: Set<string> }).seenSigns]),
    ).toEqual(["€"]);
  });

  test("keeps the currency they chose, over pages and a reload", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/service/premium/cover-letter/");
    await currency(page).selectOption("GBP");
    await expect(box(page).getByText(/£\d/).first()).toBeVisible();
    await main(page).getByRole("link", { name: "All services" }).click();
    await expect(main(page).getByText(/£\d/).first()).toBeVisible();
    await main(page).getByRole("link", { name: "Housing search" }).click();
    await expect(currency(page)).toHaveValue("GBP");
    await page.reload();
    await expect(currency(page)).toHaveValue("GBP");
    await expect(box(page).getByText(/£\d/).first()).toBeVisible();
  });
});

test.describe("a visitor whose time zone names no country", () => {
  test.use({ timezoneId: "UTC" });

  test("is asked for the country and gets its currency", async ({ page }) => {
    await open(page, "/service/premium/cover-letter/");
    await expect(box(page).getByText("Please Select Your Country")).toBeVisible();
    await expect(box(page).getByRole("region", { name: "How the price is made up" })).toHaveCount(0);
    await box(page).getByLabel("Country").selectOption({ label: "Japan" });
    await box(page).getByRole("button", { name: "Show prices" }).click();
    await expect(currency(page)).toHaveValue("JPY");
    // The yen has no decimals.
    await expect(
      box(page)
        .getByText(/Price: .?¥[\d,]+$/)
        .first(),
    ).toBeVisible();
  });
});

test.describe("a customer in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("is asked before a cart in another currency is emptied", async ({ page }) => {
    await signUp(page);
    await open(page, "/service/premium/cover-letter/");
    await expectPrice(page, "₹1,999.00");
    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    await expect(box(page).getByText("Item added to cart.")).toBeVisible();

    await currency(page).selectOption("USD");
    await expectPrice(page, "$29.00");
    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    const dialog = page.getByRole("dialog").filter({
      hasText:
        "The selected currency is different than the one in your cart. Would you like to empty the cart?",
    });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(box(page).getByRole("link", { name: /Go to Cart/ })).toHaveCount(0);

    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    await dialog.getByRole("button", { name: "Empty Cart" }).click();
    await expect(box(page).getByText("Item added to cart.")).toBeVisible();
    await box(page).getByRole("link", { name: "Go to Cart 1" }).click();
    await expect(main(page)).toContainText("$29.00");
    await expect(main(page)).not.toContainText("₹");
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("may add it in the currency of their cart, at the price named", async ({ page }) => {
        await signUp(page);
        await fillCart(page, { link: "resume-help" });
        await chooseCurrency(page, "USD");
        if (javaScriptEnabled) await open(page, "/service/premium/cover-letter/");
        else await page.goto("/service/premium/cover-letter/");
        await box(page).getByRole("button", { name: "Add to Cart" }).click();
        const dialog = page.getByRole("dialog", { name: "One currency at a time" });
        await expect(dialog).toContainText("In INR, like the rest of your cart, this costs ₹1,999.00.");
        await dialog.getByRole("button", { name: "Add in INR" }).click();
        await expect(page).toHaveURL(/\/service\/cart(#|$)/);
        await expect(main(page)).toContainText("Cover letter drafting");
        await expect(main(page)).toContainText("₹1,999.00");
        await page.goto("/service/premium/cover-letter/");
        await expect(currency(page)).toHaveValue("INR");
        await expect(box(page).getByRole("link", { name: "Go to Cart 2" })).toBeVisible();
      });
    });
  }

  test(
    "chooses from the standard list, the internal user from all 118",
    { tag: "@wide" },
    async ({ page }) => {
      await page.goto("/service/premium/cover-letter/");
      await expect(currency(page).getByRole("option")).toHaveCount(11);
      await signIn(page, "landfall-internal");
      await page.reload();
      await expect(currency(page).getByRole("option")).toHaveCount(118);
    },
  );
});

test("a currency without decimals shows none", { tag: "@wide" }, async ({ page }) => {
  await chooseCurrency(page, "KRW");
  await page.goto("/service/premium/cover-letter/");
  await expect(
    box(page)
      .getByText(/Price: .?₩[\d,]+$/)
      .first(),
  ).toBeVisible();
});
