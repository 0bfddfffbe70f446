import type { Locator, Page } from "@playwright/test";

import {
  box,
  chooseCurrency,
  chooseGateway,
  expect,
  main,
  open,
  payment,
  razorpayWindow,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { letPaymentsRunOut, orderFault } from "#tests/e2e/journey-faults.ts";
import {
  pay,
  alert,
  way,
  outcome,
  resume,
  openResume,
  expectOnePaidOrder,
} from "#tests/e2e/payment-journey.ts";

/** Each screen must say where the money is and what to do next. */

test.use({ timezoneId: "Asia/Kolkata" });

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
