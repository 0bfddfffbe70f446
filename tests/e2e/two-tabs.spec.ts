import type { Page } from "@playwright/test";

import {
  chooseGateway,
  expect,
  main,
  open,
  openPayment,
  orders,
  paidHeading,
  payment,
  razorpayWindow,
  signUp,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";

// The second payment is refused with 409, which the console logs.
test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of 409/ });

const pay = (page: Page) => payment(page).getByRole("button", { name: "Pay ₹2,623.95" });
const log = (page: Page) => main(page).getByRole("region", { name: "What happened" });
const wallet = (page: Page) => main(page).getByRole("region", { name: "Wallet" });

async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await untilAwake(tab);
  await expect(payment(tab)).toBeVisible();
  return tab;
}

test(
  "a pay page opened in two tabs and paid in both is one order, and the second payment is in the wallet",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    const tab = await secondTab(page);

    // Razorpay's window stays open in the first tab while the second pays by card.
    await pay(page).click();
    await expect(razorpayWindow(page).getByRole("button", { name: "Pay" })).toBeVisible();
    await chooseGateway(tab, "Card", "stripe");
    await pay(tab).click();
    await stripePay(tab).click();
    await expect(main(tab).getByText(/Thank you\. Your order LF-\d+ is paid\./)).toBeVisible();

    await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
    await expect(page).toHaveURL(/\/account\/dashboard\/\?payment=/);
    const said = main(page).getByRole("status").first();
    await expect(said).toContainText(
      /the order could not be completed, because the purchase was paid in another way/,
    );
    await expect(said).toContainText("The whole amount is in your wallet");
    await expect(orders(page)).toHaveCount(1);
    await expect(orders(page)).toContainText("Paid");

    // Shown on every visit while the wallet holds the money.
    await open(tab, "/account/dashboard/");
    await expect(wallet(tab)).toContainText("₹2,623.95 of it is a payment");
    await expect(wallet(tab)).toContainText("came late or a second time");

    await said.getByRole("link", { name: "Open your wallet" }).click();
    await expect(main(page).getByRole("region", { name: "Balance" })).toContainText("₹2,623.95");
    await expect(log(page).getByRole("row")).toHaveCount(2);
    await expect(log(page)).toContainText("A payment for an order that could not be completed");
    await expect(log(page)).toContainText("+₹2,623.95");
  },
);

test(
  "the tab that was left behind goes on with the purchase as it is, not with a second one",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    const tab = await secondTab(page);
    await pay(tab).click();
    await razorpayWindow(tab).getByRole("button", { name: "Pay" }).click();
    await expect(paidHeading(tab)).toBeVisible();

    await pay(page).click();
    const refused = payment(page).getByRole("alert");
    await expect(refused).toContainText("This purchase is already paid");
    await expect(refused).toContainText("Nothing more was charged.");
    await expectStandardHtml(page, "a purchase already paid");
    await refused.getByRole("link", { name: "Open your dashboard" }).click();
    await expect(orders(page)).toHaveCount(1);
  },
);

test("both tabs open the same Razorpay order, which is paid once", async ({ page }) => {
  await signUp(page);
  await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
  const tab = await secondTab(page);
  for (const each of [page, tab]) {
    await pay(each).click();
    await expect(razorpayWindow(each).getByRole("button", { name: "Pay" })).toBeVisible();
  }
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();
  await expect(orders(page)).toContainText("Paid");
  await razorpayWindow(tab).getByRole("button", { name: "Pay" }).click();
  await expect(razorpayWindow(tab).getByText("This order has been paid.")).toBeVisible();
  await open(tab, "/account/dashboard/");
  await expect(orders(tab)).toHaveCount(1);
  await expect(wallet(tab)).toContainText("Your wallet is empty.");
});
