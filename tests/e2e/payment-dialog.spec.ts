import type { Page } from "@playwright/test";

import {
  chooseCurrency,
  expect,
  fillCart,
  main,
  onOwnDevice,
  open,
  openPayment,
  paidHeading,
  payment,
  razorpayWindow,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { notice, openResume, pay, resume, way } from "#tests/e2e/payment-journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const phone = { width: 360, height: 780 };

async function expectPayInView(page: Page): Promise<void> {
  await expect(pay(page)).toBeInViewport({ ratio: 1 });
  const covered = await payment(page).evaluate((dialog) => {
    const reached = "form label:has(input:not([type=hidden])), form summary, form a";
    const fields = [...dialog.querySelectorAll(reached)].filter((field) => field.checkVisibility());
    return fields.flatMap((field) => {
      field.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = field.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && (field.contains(seen) || seen.contains(field)) ? [] : [field.textContent];
    });
  });
  expect(covered).toEqual([]);
  await expect(pay(page)).toBeInViewport({ ratio: 1 });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("Pay stays in view, with a wallet in another currency and with a long cart", async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    await chooseCurrency(page, "USD");
    await open(page, `${resume}?wallet=1&pay=${crypto.randomUUID()}`);
    await expectPayInView(page);
    await expectGoodPage(page, "a payment dialog on a phone");
    await chooseCurrency(page, "INR");
    const services = ["cover-letter", "resume-help", "linkedin-profile-building", "housing-search"];
    await fillCart(page, ...services.map((link) => ({ link })), { link: "lor-drafting", numLor: 3 });
    await open(page, `/service/cart?pay=${crypto.randomUUID()}`);
    await expect(payment(page).getByRole("listitem")).toHaveCount(5);
    await expectPayInView(page);
    await payment(page)
      .getByText(/^Receipt for/)
      .click();
    await expectPayInView(page);
  });

  test("Pay stays in view without JavaScript", async ({ page, browser }) => {
    await signUpWithFunds(page, 3_000);
    const plain = await onOwnDevice(browser, { javaScriptEnabled: false, width: phone.width });
    await plain.setViewportSize(phone);
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto(`${resume}?currency=INR&wallet=1&pay=${crypto.randomUUID()}`);
    await expect(pay(plain)).toBeInViewport({ ratio: 1 });
    await expect(pay(plain)).toHaveText("Pay ₹2,499.00 from wallet");
    await pay(plain).click();
    await expect(paidHeading(plain)).toBeVisible();
  });
});

test("closing it in any way gives the focus back to what opened it", async ({ page }) => {
  await signUp(page);
  await open(page, resume);
  const buy = page.getByRole("region", { name: "Start Now" }).getByRole("button", { name: "Buy Now" });
  const closings = [
    () => payment(page).getByRole("link", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await buy.focus();
    await page.keyboard.press("Enter");
    await expect(payment(page)).toBeVisible();
    await close();
    await expect(payment(page)).toHaveCount(0);
    await expect(buy).toBeFocused();
  }
  await open(page, "/payment_link/resume-help/?serviceBuyLink=true&currency=INR&later=1");
  const link = main(page).getByRole("link", { name: "Buy Now" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(payment(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(payment(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("while a payment starts, nothing behind the dialog can be pressed", async ({ page }) => {
  await signUp(page);
  await openResume(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/service/start_payment/", async (route) => {
    await held.promise;
    await route.continue();
  });
  await pay(page).click();
  await expect(pay(page)).toHaveAttribute("data-pending");
  await expect(page.locator("dialog:modal")).toBeVisible();
  held.resolve();
  await expect(razorpayWindow(page).getByRole("button", { name: "Pay", exact: true })).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
});

test("what Razorpay takes is said in rupees, before the dialog and in it", async ({ page }) => {
  await signUp(page);
  await openResume(page);
  await expect(payment(page)).toContainText("UPI, cards, net banking, in a window on this page");
  await expect(payment(page)).toContainText("If the order can’t be completed, you’ll be refunded.");
  await payment(page).getByRole("link", { name: "Close" }).click();
  const box = page.getByRole("region", { name: "Start Now" });
  await expect(box).toContainText("by Card or Razorpay (UPI, cards, net banking)");
  await chooseCurrency(page, "USD");
  await openPayment(page, resume, "$39.00");
  await expect(page.locator("body")).not.toContainText("UPI");
});

test("an open payment names what it is for, and a closed window is a notice there", async ({ page }) => {
  await signUp(page);
  await openResume(page);
  await pay(page).click();
  await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
  await expect(notice(page)).toContainText("You closed the payment window. Nothing was charged.");
  await open(page, "/account/dashboard/");
  await main(page).getByRole("link", { name: "Continue to payment" }).click();
  await untilAwake(page);
  const bought = main(page).getByRole("region", { name: "What you are buying" });
  await expect(bought).toContainText("Resume help");
  await expect(bought).toContainText("₹2,623.95");
  await expectGoodPage(page, "an open payment of a customer");
  await main(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
  await expect(main(page).getByRole("status")).toContainText("You closed the payment window.");
  await way(main(page).getByRole("status"), "Pay by Card").click();
  await expect(payment(page).getByLabel("Card")).toBeChecked();
});

test("an open payment is paid another way without JavaScript", async ({ page, browser }) => {
  await signUp(page);
  const plain = await onOwnDevice(browser, { javaScriptEnabled: false, width: phone.width });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(`${resume}?currency=INR&pay=${crypto.randomUUID()}`);
  await pay(plain).click();
  await expect(plain.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
  await expect(main(plain)).toContainText("Resume help");
  await main(plain).getByRole("link", { name: "Pay by Card" }).click();
  await expect(payment(plain).getByLabel("Card")).toBeChecked();
  await pay(plain).click();
  await stripePay(plain).click();
  await expect(paidHeading(plain)).toBeVisible();
});
