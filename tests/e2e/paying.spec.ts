import type { Page } from "@playwright/test";

import {
  box,
  expect,
  expectPrice,
  main,
  open,
  orders,
  payment,
  razorpayWindow,
  signUp,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata" });

async function openPayment(page: Page): Promise<void> {
  await signUp(page);
  await open(page, "/service/premium/resume-help/");
  await expectPrice(page, "₹2,499.00");
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page)).toBeVisible();
}

const pay = (page: Page) => payment(page).getByRole("button", { name: "Pay ₹2,623.95" });

test(
  "a payment declined or cancelled in Razorpay's window charges nothing and can be tried again",
  { tag: "@wide" },
  async ({ page }) => {
    await openPayment(page);
    await pay(page).click();
    await razorpayWindow(page).getByRole("button", { name: "Decline" }).click();
    await expect(payment(page).getByRole("alert")).toContainText("declined");
    await expectStandardHtml(page, "a declined payment");
    await expect(payment(page).getByRole("alert")).toContainText("Nothing was charged.");

    await pay(page).click();
    await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
    const closed = payment(page).getByRole("status");
    await expect(closed).toContainText(
      "You closed the payment window. Nothing was charged. If you did pay, your order will appear within minutes.",
    );
    await expect(closed.getByRole("link", { name: "Pay by Card" })).toBeVisible();

    await pay(page).click();
    await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
    await expect(page).toHaveURL(/\/account\/orders\//);
    await expect(orders(page).filter({ hasText: "Paid" })).toHaveCount(1);
  },
);

test("a payment declined or cancelled on Stripe's page charges nothing and can be continued", async ({
  page,
}) => {
  await openPayment(page);
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  await pay(page).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("alert")).toContainText("Your card was declined. You can try again.");
  await page.getByRole("button", { name: "Cancel" }).click();

  await expect(page).toHaveURL(/\/account\/dashboard\//);
  await expect(main(page).getByText("You cancelled the payment. Nothing was charged.")).toBeVisible();
  await expect(orders(page)).toContainText("Waiting for payment");
  await orders(page).getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
});

test("a payment dialog that is loaded again is the same purchase", { tag: "@wide" }, async ({ page }) => {
  await openPayment(page);
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  const address = page.url();
  await page.reload();
  await untilAwake(page);
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await pay(page).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(orders(page)).toHaveCount(1);

  await open(page, address);
  await pay(page).click();
  await expect(main(page).getByText("already paid")).toBeVisible();
  await page.goto("/account/dashboard/");
  await expect(orders(page)).toHaveCount(1);
});

test("pressing Buy Now and Pay twice makes one order", { tag: "@wide" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/resume-help/");
  await expectPrice(page, "₹2,499.00");
  await box(page).getByRole("button", { name: "Buy Now" }).dblclick();
  await expect(payment(page)).toBeVisible();
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  await pay(page).dblclick();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
});

test("the payment dialog closes by its button and by Escape, and the choices stay", async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/resume-help/?lightning=1");
  await expectPrice(page, "₹3,123.75");
  for (const close of [
    () => payment(page).getByRole("link", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toContainText("₹3,123.75");
    await close();
    await expect(payment(page)).toHaveCount(0);
    await expect(page).toHaveURL("/service/premium/resume-help/?lightning=1");
  }
});
