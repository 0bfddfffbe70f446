import type { Page } from "@playwright/test";

import { box, expect, expectPrice, main, open, payment, test } from "#tests/e2e/journey.ts";

const chat = (page: Page) => page.getByRole("region", { name: "Free five-minute WhatsApp chat" });

test.describe("a visitor who has not logged in", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("is asked to log in to pay, and comes back to the payment of what they configured", async ({
    page,
  }) => {
    await open(page, "/service/premium/sop-drafting/");
    await box(page).getByLabel("Customization").selectOption({ label: "Draft (3 Customization)" });
    await expectPrice(page, "₹9,499.00");
    await expect(box(page).getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
    await expect(box(page).getByRole("button", { name: "Buy Now" })).toHaveCount(0);
    await expect(chat(page).getByRole("link", { name: "Log In" })).toBeVisible();

    await box(page).getByRole("button", { name: "Log In To Pay" }).click();
    await page.getByLabel("Email or username").fill("asha");
    await page.getByLabel("Password").fill(process.env["DEMO_PASSWORD"] ?? "");
    await main(page).getByRole("button", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/service\/premium\/sop-drafting\/\?.*drafts=3/);
    await expect(payment(page)).toContainText("₹9,499.00");
    await payment(page).getByRole("link", { name: "Close" }).click();
    await expect(payment(page)).toHaveCount(0);
    await expect(box(page).getByLabel("Customization")).toHaveValue("3");
    await expectPrice(page, "₹9,499.00");
    await expect(box(page).getByRole("button", { name: "Buy Now" })).toBeVisible();
  });

  test("sees why they cannot write a testimonial", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/service/premium/resume-help/");
    const button = main(page).getByRole("button", { name: "Write a Testimonial" });
    await expect(button).toBeDisabled();
    const reason = "You cannot publish testimonials because you have not purchased any services yet.";
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(main(page).getByText(reason)).toBeVisible();
  });
});

test("GRE coaching leads to the service's own address and keeps its query", async ({ page }) => {
  const answer = await page.request.get("/service/premium/gre-coaching/?sessions=3", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toBe("/service/premium/gre-consultation/?sessions=3");
});

for (const [asked, own] of [
  ["/service?q=visa", "/service/?q=visa"],
  ["/service/premium/resume-help?lightning=1", "/service/premium/resume-help/?lightning=1"],
  ["/service/cart/", "/service/cart"],
  ["/account/login", "/account/login/"],
  ["/account/register/", "/account/register"],
  ["/service/wallet", "/service/wallet/"],
  ["/account/dashboard", "/account/dashboard/"],
  ["/error/", "/error"],
] as const) {
  test(`${asked} leads to ${own}`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toBe(own);
  });
}

test("a service that does not exist leads to the error page", async ({ page }) => {
  await page.goto("/service/premium/time-travel/");
  await expect(page).toHaveURL("/error");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test.describe("an address nobody has", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("answers 404 and leads on", async ({ page }) => {
    const answer = await page.goto("/nothing/here");
    expect(answer?.status()).toBe(404);
    await main(page).getByRole("link", { name: "See all services" }).click();
    await expect(page).toHaveURL("/service/");
  });
});

for (const path of ["/service/cart", "/service/wallet/", "/account/dashboard/"]) {
  test(`${path} asks a visitor to log in first and leads back`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe(`/account/login/?next=${encodeURIComponent(path)}`);
  });
}
