import type { Page } from "@playwright/test";

import { chooseGateway, expect, main, openPayment, payment, signUp, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const script = /\/checkout\.js$/;

function scriptRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += script.test(request.url()) ? 1 : 0));
  return () => count;
}

const scripts = (page: Page) => page.locator("script[src$='/checkout.js']");

test(
  "Razorpay's script is loaded when the payment dialog first needs it, and again on another page",
  { tag: "@wide" },
  async ({ page }) => {
    const requests = scriptRequests(page);
    await signUp(page);
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    await expect.poll(requests).toBe(1);

    // The same path needs it once, however often the dialog is opened and the gateway changed.
    await chooseGateway(page, "Card", "stripe");
    await chooseGateway(page, "Razorpay", "razorpay");
    await payment(page).getByRole("link", { name: "Close" }).click();
    await expect(payment(page)).toHaveCount(0);
    await main(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toBeVisible();
    expect(requests()).toBe(1);
    await payment(page).getByRole("link", { name: "Close" }).click();

    // Same document, another service.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await main(page).getByRole("link", { name: "All services" }).click();
    await main(page).getByRole("link", { name: "Cover letter" }).first().click();
    await expect(page).toHaveURL("/service/premium/cover-letter/");
    expect(requests()).toBe(1);
    await main(page).getByRole("button", { name: "Buy Now" }).click();
    await expect.poll(requests).toBe(2);
    await expect(scripts(page)).toHaveCount(1);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  },
);

test("pages that sell nothing by Razorpay never load its script", { tag: "@wide" }, async ({ page }) => {
  const requests = scriptRequests(page);
  await signUp(page);
  for (const path of ["/service/premium/resume-help/", "/service/cart", "/service/wallet/", "/"])
    await page.goto(path);
  await page.goto(`/service/premium/resume-help/?pay=${crypto.randomUUID()}&gateway=stripe`);
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  expect(requests()).toBe(0);
});
