import { expect, main, open, payment, signUp, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /ERR_FAILED|Failed to fetch|Failed to load/ });

test("a payment dialog whose script does not come can be had from the server, and pays", async ({ page }) => {
  await signUp(page);
  await page.route(/payment-dialog/, (route) => route.abort());
  await open(page, "/service/premium/cover-letter/");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(payment(page)).toContainText("₹1,999.00");
  await expect(payment(page).getByRole("button", { name: /^Pay / })).toBeEnabled();
});
