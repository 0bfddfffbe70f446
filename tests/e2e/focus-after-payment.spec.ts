import { chooseCurrency, expect, fillCart, open, payment, signUp, test } from "#tests/e2e/journey.ts";
import { buyCart, pay } from "#tests/e2e/payment-journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const threeLetters = { link: "lor-drafting", numLor: 3 };

test("focus goes back to Buy Now when the payment dialog closes, and to the message after a decline", async ({
  page,
}) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  await fillCart(page, threeLetters);
  await open(page, "/service/cart");
  await buyCart(page).click();
  await pay(page).click();
  const window = page.frameLocator('iframe[title="Razorpay Checkout"]');
  await expect(window.locator(".description")).toHaveText("Letter of recommendation drafting (3 LORs)");
  await window.getByRole("button", { name: "Decline" }).click();
  const message = payment(page).getByRole("alert");
  await expect(message).toContainText("declined");
  await expect(payment(page).locator(":focus")).toContainText("declined");
  await payment(page).getByRole("link", { name: "Close" }).click();
  await expect(payment(page)).toHaveCount(0);
  await expect(buyCart(page)).toBeFocused();

  await page.goto(`/service/cart?pay=${crypto.randomUUID()}`);
  await payment(page).getByRole("link", { name: "Close" }).click();
  await expect(payment(page)).toHaveCount(0);
  await expect(buyCart(page)).toBeFocused();
});

test(
  "focus goes back to Buy Now of a service that was priced anew before it was pressed",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await open(page, "/service/premium/complete-application/");
    const buy = page.getByRole("region", { name: "Start Now" }).getByRole("button", { name: "Buy Now" });
    await page.getByLabel("Number of universities").selectOption("12");
    await expect(page).toHaveURL(/universities=12/);
    await buy.click();
    await payment(page).getByRole("link", { name: "Close" }).click();
    await expect(payment(page)).toHaveCount(0);
    await expect(buy).toBeFocused();
  },
);
