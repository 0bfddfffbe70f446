import { box, expect, expectPrice, main, open, payment, signUp, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /ERR_FAILED|Failed to fetch|Failed to load/ });

test("a section whose script does not come stays as the server drew it", async ({ page }) => {
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("rare-section"));
  await page.route(/rare-section/, (route) => route.abort());
  await open(page, "/service/premium/visa_and_financial_counselling/");
  await asked;
  await expect(page.locator("section#countries")).toContainText("USA");
  await box(page).getByLabel("Number of people").selectOption("2");
  await expectPrice(page, "₹15,998.00");
});

test("a payment dialog whose script does not come can be had from the server, and pays", async ({ page }) => {
  await signUp(page);
  await page.route(/payment-dialog/, (route) => route.abort());
  await open(page, "/service/premium/cover-letter/");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(payment(page)).toContainText("₹1,999.00");
  await expect(payment(page).getByRole("button", { name: /^Pay / })).toBeEnabled();
});
