import type { Locator, Page } from "@playwright/test";

import {
  box,
  chooseCurrency,
  chooseGateway,
  expect,
  main,
  open,
  openPayment,
  orders,
  payment,
  razorpayWindow,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { letPaymentsRunOut, orderFault } from "#tests/e2e/journey-faults.ts";

/** Seven ways a payment can fail: each screen must say where the money is and what to do next. */

test.use({ timezoneId: "Asia/Kolkata" });

const pay = (page: Page): Locator => payment(page).getByRole("button", { name: /^Pay / });
const alert = (page: Page): Locator => payment(page).getByRole("alert");
const way = (where: Locator, name: string): Locator => where.getByRole("link", { name });

const outcome = (page: Page): Locator =>
  main(page).getByRole("status").or(main(page).getByRole("alert")).first();

const resume = "/service/premium/resume-help/";
const openResume = (page: Page) => openPayment(page, resume, "₹2,499.00");

async function expectOnePaidOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/account\/dashboard\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
}

/** Our page that hands over to Amazon's, for a resume in dirhams, where that is the gateway chosen beforehand. */
async function openAmazon(page: Page): Promise<string> {
  const username = await signUp(page, "AE");
  await chooseCurrency(page, "AED");
  await open(page, resume);
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page).getByLabel("Amazon Payfort")).toBeChecked();
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
  return username;
}

const referenceOf = (page: Page): string => page.url().split("/").at(-1)?.replaceAll("-", "") ?? "";

const handOver = (page: Page): Locator => main(page).getByRole("button", { name: /^Pay AED/ });

async function payAgainByCard(page: Page): Promise<void> {
  await way(outcome(page), "Choose another way to pay").click();
  await untilAwake(page);
  await chooseGateway(page, "Card", "stripe");
  await pay(page).click();
  await stripePay(page).click();
}

async function payInRazorpaysWindow(page: Page): Promise<void> {
  // Before scripts run, Pay leads to a page that opens the window.
  await untilAwake(page);
  await pay(page).click();
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
  await expectOnePaidOrder(page);
}

test.describe("declined", () => {
  test("by Razorpay: nothing was charged, the wallet's part waits, and Card takes over with it", async ({
    page,
  }) => {
    await signUpWithFunds(page, 500);
    await openResume(page);
    await payment(page).getByLabel("Use wallet").check();
    await expect(payment(page)).toContainText("−₹500.00");
    await pay(page).click();
    await razorpayWindow(page).getByRole("button", { name: "Decline" }).click();
    await expect(alert(page)).toContainText("Your payment was declined. Nothing was charged.");
    await expect(alert(page)).toContainText("The ₹500.00 from your wallet stays set aside");

    await way(alert(page), "Pay by Card").click();
    await expect(payment(page).getByLabel("Card")).toBeChecked();
    await expect(payment(page).getByLabel("Use wallet")).toBeChecked();
    await expect(payment(page)).toContainText("−₹500.00");
    await pay(page).click();
    await stripePay(page).click();
    await expectOnePaidOrder(page);
  });

  test("by Card: said on its own page, where it can be tried again", { tag: "@wide" }, async ({ page }) => {
    await signUp(page);
    await openResume(page);
    await chooseGateway(page, "Card", "stripe");
    await pay(page).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("alert")).toContainText("Your card was declined. You can try again.");
    await stripePay(page).click();
    await expectOnePaidOrder(page);
  });
});

test.describe("on Amazon's page", () => {
  for (const button of ["Decline", "Cancel"]) {
    test(`${button}: nothing was charged, and Card takes over`, { tag: "@wide" }, async ({ page }) => {
      await openAmazon(page);
      await handOver(page).click();
      await page.getByRole("button", { name: button }).click();
      await expect(outcome(page)).toContainText(/^Problem: Your payment of AED\s[\d.,]+ by Amazon Payfort/);
      await expect(outcome(page)).toContainText("Nothing was charged.");
      await expect(way(outcome(page), "Try again")).toBeVisible();
      await payAgainByCard(page);
      await expectOnePaidOrder(page);
    });
  }

  test(
    "a currency it does not take ends on the dashboard, and Card takes over",
    { tag: "@wide" },
    async ({ page }) => {
      await openAmazon(page);
      const reference = referenceOf(page);
      await orderFault({ fault: "refuse_currency", match: { gateway: "payfort", id: reference } });
      await handOver(page).click();
      await expect(outcome(page)).toContainText("Nothing was charged.");
      await payAgainByCard(page);
      await expectOnePaidOrder(page);
    },
  );

  test("a payment past its time is started again", { tag: "@wide" }, async ({ page }) => {
    const username = await openAmazon(page);
    await letPaymentsRunOut(username);
    await page.reload();
    await expect(outcome(page)).toContainText("The payment was not completed in time");
    await way(outcome(page), "Start again").click();
    await expect(payment(page).getByLabel("Amazon Payfort")).toBeChecked();
  });

  test("when it does not answer on the way back, nothing is lost", { tag: "@wide" }, async ({ page }) => {
    await openAmazon(page);
    const reference = referenceOf(page);
    await orderFault({ fault: "answer_500", match: { gateway: "payfort", body: reference } });
    await orderFault({
      fault: "delay",
      match: { gateway: "payfort", id: reference },
      times: 9,
      delayMs: 10_000,
    });
    await handOver(page).click();
    await stripePay(page).click();
    await expect(outcome(page)).toContainText("We have not heard from Amazon Payfort yet");
    await expect(async () => {
      await way(outcome(page), "Look again").click();
      await expect(outcome(page)).toContainText("is paid", { timeout: 1_000 });
    }).toPass();
    await expectOnePaidOrder(page);
  });
});

test.describe("cancelled", () => {
  test(
    "in Razorpay's window: nothing was charged, and Pay opens it again",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openResume(page);
      await pay(page).click();
      await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
      await expect(alert(page)).toContainText("You closed the payment window. Nothing was charged.");
      await expect(way(alert(page), "Pay by Card")).toBeVisible();
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
