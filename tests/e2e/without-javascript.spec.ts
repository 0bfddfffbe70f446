import { box, expect, expectPrice, main, orders, payment, signUpOnPage, test } from "#tests/e2e/journey.ts";

test.use({ javaScriptEnabled: false });

test("a service is read, configured, carted and paid by Card without JavaScript", async ({ page }) => {
  await page.goto("/service/premium/complete-application/");
  await expect(page.getByText("Which degrees does it cover?")).toBeVisible();
  // Locators cannot see text inside noscript.
  expect(await page.content()).toContain("Please Select Your Country");
  await box(page).getByLabel("Country").selectOption({ label: "India" });
  await box(page).getByRole("button", { name: "Show prices" }).click();
  await expectPrice(page, "₹54,999.00");

  await box(page).getByLabel("Number of universities").selectOption("5");
  await box(page).getByLabel("Lightning speed", { exact: true }).check();
  await box(page).getByRole("button", { name: "Update the price" }).click();
  await expectPrice(page, "₹49,998.75");

  await box(page).getByRole("button", { name: "Log In To Pay" }).click();
  await main(page).getByRole("link", { name: "Sign Up" }).click();
  await signUpOnPage(page, "India");
  await expect(page).toHaveURL(/\/service\/premium\/complete-application\/\?.*universities=5/);
  await expect(payment(page).getByRole("button", { name: "Pay ₹52,498.69" })).toBeVisible();
  await payment(page).getByRole("link", { name: "Close" }).click();
  await expectPrice(page, "₹49,998.75");

  await box(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Item added to cart.")).toBeVisible();
  await box(page)
    .getByRole("link", { name: /Go to Cart/ })
    .click();
  await expect(page).toHaveURL("/service/cart");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  await payment(page).getByLabel("Card").check();
  await payment(page).getByRole("button", { name: "Update" }).click();
  await payment(page).getByRole("button", { name: "Pay ₹52,498.69" }).click();
  await page.getByRole("button", { name: "Pay" }).click();

  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  await expect(orders(page)).toContainText("₹52,498.69 in all");
});
