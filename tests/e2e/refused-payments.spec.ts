import type { Locator, Page } from "@playwright/test";

import {
  chooseGateway,
  expect,
  main,
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
import { orderFault } from "#tests/e2e/journey-faults.ts";
import { inTurn } from "#tests/e2e/wide.ts";

/** Seven ways a payment can fail: each screen must say where the money is and what to do next. */

test.use({ timezoneId: "Asia/Kolkata" });

const pay = (page: Page): Locator => payment(page).getByRole("button", { name: /^Pay / });
const alert = (page: Page): Locator => payment(page).getByRole("alert");
const way = (where: Locator, name: string): Locator => where.getByRole("link", { name });

const outcome = (page: Page): Locator =>
  main(page).getByRole("status").or(main(page).getByRole("alert")).first();

const resume = "/service/premium/resume-help/";
const openResume = (page: Page) => openPayment(page, resume, "₹2,499.00");

/** A price unique to this test, so a fault can be ordered for it alone. */
const openText = (page: Page, words: number, price: string) =>
  openPayment(page, `/service/premium/plagiarism-check/?words=${words}`, price);

async function expectOnePaidOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
}

/** Waits until Razorpay is shown: what is paid is what is shown. */
async function takeRazorpay(page: Page): Promise<void> {
  await way(alert(page), "Pay by Razorpay").click();
  await expect(payment(page).getByLabel("Razorpay")).toBeChecked();
}

async function payInRazorpaysWindow(page: Page): Promise<void> {
  // Before scripts run, Pay leads to a page that opens the window.
  await untilAwake(page);
  await pay(page).click();
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
  await expectOnePaidOrder(page);
}

async function payByCard(page: Page): Promise<void> {
  await way(alert(page), "Pay by Card").click();
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await expect(alert(page)).toHaveCount(0);
  await pay(page).click();
  await stripePay(page).click();
}

test.describe("script blocked", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test(
    "is said before anybody pays, and another platform or another try helps",
    { tag: "@wide" },
    async ({ page }) => {
      await page.route(/\/checkout\.js$/, (route) => route.abort());
      await signUp(page);
      await openResume(page);
      const notice = payment(page).getByRole("status").filter({ hasText: "cannot be loaded here" });
      await expect(notice).toContainText("Nothing was charged.");
      await expect(way(notice, "Pay by Card")).toBeVisible();
      await pay(page).click();
      await expect(alert(page)).toContainText("Razorpay’s payment window cannot be loaded here");
      await expect(alert(page)).toContainText("Nothing was charged.");

      await page.unroute(/\/checkout\.js$/);
      await payment(page).getByRole("button", { name: "Try again" }).click();
      await expect(payment(page).getByText("cannot be loaded here")).toHaveCount(0);
      await payInRazorpaysWindow(page);
    },
  );

  test("leaves Card, and nothing was begun by Razorpay before", { tag: "@wide" }, async ({ page }) => {
    await page.route(/\/checkout\.js$/, (route) => route.abort());
    await signUp(page);
    await openResume(page);
    await pay(page).click();
    await expect(alert(page)).toContainText("cannot be loaded here");
    await payByCard(page);
    await expectOnePaidOrder(page);
  });
});

test.describe("price changed", () => {
  test.use({ expectedErrors: /status of 409/ });

  const sendOldPrice = (page: Page) =>
    page.route(
      /\/service\/(purchase|start_payment)\/$/,
      (route, request) => {
        const postData = (request.postData() ?? "").replace("amount=262395", "amount=12300");
        return route.continue({ postData });
      },
      { times: 1 },
    );

  for (const [name, gateway] of inTurn(
    [
      ["Razorpay", "razorpay"],
      ["Card", "stripe"],
    ] as const,
    0,
  )) {
    test(`by ${name}: the new price stands beside the sentence, and Pay has the new amount`, async ({
      page,
    }) => {
      await signUp(page);
      await openPayment(page, resume, "₹2,499.00");
      if (gateway === "stripe") await chooseGateway(page, name, gateway);
      await sendOldPrice(page);
      await pay(page).click();
      await expect(alert(page)).toContainText("The price has changed since this page was opened.");
      await expect(alert(page)).toContainText("It is ₹2,499.00. Nothing was charged.");
      await expect(payment(page).getByLabel(name, { exact: true })).toBeChecked();
      await payment(page).getByRole("button", { name: "Pay ₹2,623.95" }).click();
      const gatewayPage = gateway === "stripe" ? page : razorpayWindow(page);
      await gatewayPage.getByRole("button", { name: "Pay", exact: true }).click();
      await expectOnePaidOrder(page);
    });
  }
});

test.describe("currency refused", () => {
  test.use({ expectedErrors: /status of 422/ });

  test("by Razorpay: the sentence names it, and Card takes over", { tag: "@wide" }, async ({ page }) => {
    await signUp(page);
    await openText(page, 7000, "₹3,493.00");
    await orderFault({
      fault: "refuse_currency",
      match: { gateway: "razorpay", body: '"amount":366765' },
    });
    await pay(page).click();
    await expect(alert(page)).toContainText("Razorpay does not take INR at the moment. Nothing was charged.");
    await payByCard(page);
    await expectOnePaidOrder(page);
  });

  test(
    "by Card: the wallet's part is free again, and Razorpay takes over with it",
    { tag: "@wide" },
    async ({ page }) => {
      const username = await signUpWithFunds(page, 500);
      await openResume(page);
      await payment(page).getByLabel("Use wallet").check();
      await chooseGateway(page, "Card", "stripe");
      await orderFault({ fault: "refuse_currency", match: { gateway: "stripe", body: username } });
      await pay(page).click();
      await expect(alert(page)).toContainText("Card does not take INR at the moment. Nothing was charged.");
      await expect(alert(page)).toContainText("The ₹500.00 from your wallet is free again.");
      await takeRazorpay(page);
      await expect(payment(page)).toContainText("−₹500.00");
      await payInRazorpaysWindow(page);
    },
  );
});

test.describe("gateway down", () => {
  test.use({ expectedErrors: /status of 503/ });

  test(
    "Razorpay at the start: nothing was charged, and it can be tried again",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openText(page, 8000, "₹3,992.00");
      await orderFault({ fault: "answer_500", match: { gateway: "razorpay", body: '"amount":419160' } });
      await pay(page).click();
      await expect(alert(page)).toContainText("Razorpay could not be reached. Nothing was charged.");
      await expect(way(alert(page), "Pay by Card")).toBeVisible();
      await payInRazorpaysWindow(page);
    },
  );

  test(
    "Card at the start: nothing was charged, and Razorpay takes over",
    { tag: "@wide" },
    async ({ page }) => {
      const username = await signUp(page);
      await openResume(page);
      await chooseGateway(page, "Card", "stripe");
      // The shop asks three times before it gives up.
      await orderFault({ fault: "answer_500", match: { gateway: "stripe", body: username }, times: 3 });
      await pay(page).click();
      await expect(alert(page)).toContainText("Card could not be reached. Nothing was charged.");
      await takeRazorpay(page);
      await payInRazorpaysWindow(page);
    },
  );

  test(
    "on the way back: nothing is lost, and the order stands there once Card has answered",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await openResume(page);
      await chooseGateway(page, "Card", "stripe");
      await pay(page).click();
      await expect(stripePay(page)).toBeVisible();
      const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await orderFault({ fault: "answer_500", match: { gateway: "stripe", path: session }, times: 3 });
      await orderFault({
        fault: "delay",
        match: { gateway: "stripe", id: session },
        times: 9,
        delayMs: 10_000,
      });
      await stripePay(page).click();
      await expect(outcome(page)).toContainText(
        "We have not heard from Card yet. If you did pay, your order will appear within minutes",
      );
      await expect(outcome(page)).toContainText("please do not pay again");
      await expect(async () => {
        await way(outcome(page), "Look again").click();
        await expect(outcome(page)).toContainText("is paid", { timeout: 1_000 });
      }).toPass();
      await expectOnePaidOrder(page);
    },
  );
});
