import type { Page } from "@playwright/test";

import {
  chooseGateway,
  expect,
  main,
  orders,
  payment,
  razorpayWindow,
  signUp,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { letPaymentsRunOut } from "#tests/e2e/journey-faults.ts";
import { pay, notice, way, outcome, openResume, expectOnePaidOrder } from "#tests/e2e/payment-journey.ts";

/** Each screen must say where the money is and what to do next. */

test.use({ timezoneId: "Asia/Kolkata" });

async function payInRazorpaysWindow(page: Page): Promise<void> {
  // Before scripts run, Pay leads to a page that opens the window.
  await untilAwake(page);
  await pay(page).click();
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
  await expectOnePaidOrder(page);
}

test.describe("cancelled", () => {
  test(
    "in Razorpay's window: nothing was charged, and Pay opens it again",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openResume(page);
      await pay(page).click();
      await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
      await expect(notice(page)).toContainText("You closed the payment window. Nothing was charged.");
      await expect(way(notice(page), "Pay by Card")).toBeVisible();
      await payInRazorpaysWindow(page);
    },
  );

  test(
    "on Stripe's page: it can be continued, or paid another way as the same purchase",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openResume(page);
      await chooseGateway(page, "Card", "stripe");
      await pay(page).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(outcome(page)).toContainText("You cancelled the payment. Nothing was charged.");
      await expect(way(outcome(page), "Continue to payment")).toBeVisible();

      await way(outcome(page), "Choose another way to pay").click();
      await expect(payment(page).getByLabel("Razorpay")).toBeChecked();
      await payInRazorpaysWindow(page);
    },
  );

  test("the browser's back button leads to a dialog that can be used again", async ({ page }) => {
    await signUp(page);
    await openResume(page);
    await chooseGateway(page, "Card", "stripe");
    await pay(page).click();
    await expect(stripePay(page)).toBeVisible();
    await page.goBack();
    await expect(pay(page)).not.toHaveAttribute("aria-disabled");
    await pay(page).click();
    await stripePay(page).click();
    await expectOnePaidOrder(page);
  });

  test("who closes the dialog while a payment is being started gets no window afterwards", async ({
    page,
  }) => {
    await signUp(page);
    await openResume(page);
    await untilAwake(page);
    const goOn = Promise.withResolvers<void>();
    await page.route("**/service/start_payment/", async (route) => {
      await goOn.promise;
      await route.continue();
    });
    await pay(page).click();
    await payment(page).getByRole("link", { name: "Close" }).click();
    await expect(payment(page)).toHaveCount(0);
    const started = page.waitForResponse("**/service/start_payment/");
    goOn.resolve();
    expect((await started).status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});

test.describe("expired", () => {
  test.use({ expectedErrors: /status of 410/ });

  test(
    "a payment past its time cannot be continued, and is started again as the same purchase",
    { tag: "@wide" },
    async ({ page }) => {
      const username = await signUp(page);
      await openResume(page);
      await chooseGateway(page, "Card", "stripe");
      await pay(page).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      const continued = await way(outcome(page), "Continue to payment").getAttribute("href");
      await letPaymentsRunOut(username);

      await page.goto(continued ?? "");
      await expect(outcome(page)).toContainText("The payment was not completed in time");
      await expect(outcome(page)).toContainText("If money still arrives");
      await expect(main(page).getByRole("link", { name: "Continue to payment" })).toHaveCount(0);
      await way(outcome(page), "Start again").click();
      await payInRazorpaysWindow(page);
    },
  );

  test(
    "a payment page closed because another way was chosen says so on the way back",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openResume(page);
      const dialog = page.url();
      await chooseGateway(page, "Card", "stripe");
      await pay(page).click();
      await expect(stripePay(page)).toBeVisible();
      const stripePage = page.url();
      await page.goto(dialog);
      await untilAwake(page);
      await pay(page).click();
      await expect(razorpayWindow(page).getByRole("button", { name: "Pay" })).toBeVisible();

      await page.goto(stripePage);
      await expect(page.getByText("This payment page has expired.")).toBeVisible();
      await page.getByRole("link").click();
      await expect(outcome(page)).toContainText(/is being paid in another way, as LF-\d+/);
      await expect(outcome(page)).toContainText("Nothing was charged here.");
      await expect(orders(page)).toHaveCount(1);
    },
  );
});
