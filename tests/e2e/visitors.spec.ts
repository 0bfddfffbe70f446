import type { Page } from "@playwright/test";

import { serviceSlugs, type ServiceSlug } from "#app/catalog/slugs.ts";
import { box, chooseCurrency, expect, expectPrice, main, open, signUp, test } from "#tests/e2e/journey.ts";

const sideColumn = (page: Page) => page.getByRole("complementary", { name: "Buy or ask" });
const chat = (page: Page) => page.getByRole("region", { name: "Free five-minute WhatsApp chat" });

test.describe("a visitor who has not logged in", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("is asked to log in to pay, and comes back to the page as they configured it", async ({ page }) => {
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
    await expect(box(page).getByLabel("Customization")).toHaveValue("3");
    await expectPrice(page, "₹9,499.00");
    await expect(box(page).getByRole("button", { name: "Buy Now" })).toBeVisible();
  });

  test("sees why they cannot write a testimonial", async ({ page }) => {
    await page.goto("/service/premium/resume-help/");
    const button = main(page).getByRole("button", { name: "Write a Testimonial" });
    await expect(button).toBeDisabled();
    const reason = "You cannot publish testimonials because you have not purchased any services yet.";
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(main(page).getByText(reason)).toBeVisible();
  });
});

test.describe("what each service's page shows", () => {
  // Plain pages: what is shown is decided by the server.
  test.use({ javaScriptEnabled: false });

  const visas: ServiceSlug[] = [
    "o-1-visa",
    "eb-1-visa",
    "global-talent-visa-uk",
    "australia-national-innovation-visa-subclass-858",
    "singapore-one-pass",
  ];
  const sold = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "assignment-help";
  const besides = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "eb2-niw";

  test("a visitor sees the box, the chat and the right column where the service has them", async ({
    page,
  }) => {
    await chooseCurrency(page, "INR");
    for (const slug of serviceSlugs) {
      await page.goto(`/service/premium/${slug}/`);
      await expect(box(page), slug).toHaveCount(sold(slug) ? 1 : 0);
      await expect(page.getByRole("button", { name: "Log In To Pay" }), slug).toHaveCount(sold(slug) ? 1 : 0);
      await expect(page.getByRole("button", { name: "Buy Now" }), slug).toHaveCount(0);
      await expect(chat(page).getByRole("link", { name: "Log In" }), slug).toHaveCount(
        visas.includes(slug) ? 0 : 1,
      );
      await expect(sideColumn(page), slug).toHaveCount(besides(slug) ? 1 : 0);
    }
  });

  test("a customer can buy what is sold online and nothing else", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    for (const slug of serviceSlugs) {
      await page.goto(`/service/premium/${slug}/`);
      const buying = sold(slug) ? 1 : 0;
      await expect(box(page).getByRole("button", { name: "Buy Now" }), slug).toHaveCount(buying);
      await expect(box(page).getByRole("button", { name: "Add to Cart" }), slug).toHaveCount(buying);
      await expect(page.getByRole("button", { name: "Log In To Pay" }), slug).toHaveCount(0);
    }
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
