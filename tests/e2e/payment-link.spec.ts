import type { BrowserContext, Locator, Page } from "@playwright/test";

import {
  demoPassword,
  expect,
  main,
  open,
  openPayment,
  orders,
  payment,
  razorpayWindow,
  signUp,
  signUpOnPage,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  addressOn,
  askForResume,
  askOthers,
  newContextOf,
  payerOf,
  payNow,
  thanked,
} from "#tests/e2e/link-journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const link = (slug: string, query = "") => `/payment_link/${slug}/?serviceBuyLink=true${query}`;
/** Three letters: 5,997.00 plus a quarter for lightning speed, less a tenth of the sum. */
const letters = link("lor-drafting", "&letters=3&lightning=1&currency=INR&coupon=WELCOME10");

const said = (page: Page): Locator =>
  main(page).getByRole("status").or(main(page).getByRole("alert")).first();

test(
  "a receipt that is filled in before somebody else is asked to pay is the link's",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    for (const name of ["Asha Traders", "Asha and Sons"]) {
      await payment(page)
        .getByText(/^Receipt for/)
        .click();
      await payment(page).getByLabel("Billing name").fill(name);
      await askOthers(payment(page)).click();
      await expect(main(page)).toContainText(`The receipt will be in the name of ${name}.`);
      await page.goBack();
      await expect(payment(page)).toBeVisible();
      await page.reload();
    }
  },
);

test("a link opens its payment after logging in, at its own price with its coupon", async ({ page }) => {
  await open(page, letters);
  await expect(main(page).getByRole("heading", { name: /^Pay for / })).toBeVisible();
  await expect(main(page)).toContainText("3 LORs, Lightning speed");
  await expect(main(page).getByRole("region", { name: "How the price is made up" })).toContainText(
    "₹6,746.62",
  );
  await expect(main(page).getByRole("region", { name: "Total" })).toContainText("₹7,083.95");
  await expect(main(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expectGoodPage(page, "a payment link, signed out");
  await main(page).getByRole("link", { name: "Log In To Pay" }).click();
  await page.getByLabel("Email or username").fill("asha");
  await page.getByLabel("Password").fill(demoPassword);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/payment_link\/lor-drafting\/.*pay=/);
  await expect(payment(page)).toContainText("₹6,746.62");
  await expect(payment(page).getByRole("button", { name: "Pay ₹7,083.95" })).toBeVisible();
  await payment(page).getByRole("link", { name: "Close" }).click();
  await expect(payment(page)).toHaveCount(0);
  await main(page).getByRole("link", { name: "Buy Now" }).click();
  await expect(payment(page)).toBeVisible();
});

test("whoever signs up by a link pays by it in one go", { tag: "@wide" }, async ({ page }) => {
  await open(page, link("cover-letter", "&currency=INR"));
  await main(page).getByRole("link", { name: "Sign Up" }).click();
  await signUpOnPage(page, "India");
  await payment(page).getByLabel("Card").check();
  await payment(page)
    .getByRole("button", { name: /^Pay ₹2,098\.95/ })
    .click();
  await stripePay(page).click();
  await expect(orders(page)).toContainText("Paid");
});

for (const width of inTurn([360, 1440], 0)) {
  test(`a parent pays by Card at ${width} pixels, and the order is the customer's`, async ({ page }) => {
    const username = await signUp(page);
    const payer = await payerOf(page, { width });
    await open(payer, await askForResume(page));
    await expect(main(payer).getByRole("heading", { name: "Pay for Meera N." })).toBeVisible();
    await expect(main(payer)).toContainText("₹2,499.00");
    await expectGoodPage(payer, `a payer's page at ${width}`);
    await main(payer).getByLabel("Card").check();
    await payNow(payer).click();
    await expect(payer.getByRole("heading", { name: "2,623.95" })).toBeVisible();
    expect(await payer.content()).not.toContain(username);
    await stripePay(payer).click();
    await expect(payer).toHaveURL(/\/payment_link\/resume-help\//);
    await expect(thanked(payer)).toHaveText("Thank you. You paid ₹2,623.95.");
    await expect(main(payer)).toContainText("We’ve told Meera N. by email that it is paid.");
    await expect(payNow(payer)).toHaveCount(0);
    await page.reload();
    await expect(main(page)).toContainText("This is paid. It is your order LF-");
    await expect(main(page).getByText("Buy Now")).toHaveCount(0);
    await expect(askOthers(main(page))).toHaveCount(0);
    expect(await payer.content()).not.toMatch(new RegExp(`${username}|Nair\\b|9876543210`));
    await open(page, "/account/dashboard/");
    await expect(orders(page)).toContainText("₹2,623.95 in all");
    await payer.reload();
    await expect(thanked(payer)).toBeVisible();
    await payer.context().close();
  });
}

for (const width of inTurn([360, 1440], 1)) {
  test(
    `a parent pays by Razorpay at ${width} pixels, after closing its window once`,
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      const payer = await payerOf(page, { width });
      await open(payer, await askForResume(page));
      await main(payer).getByLabel("Razorpay").check();
      await payNow(payer).click();
      await expect(payer.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
      await expectGoodPage(payer, `a payer's open payment at ${width}`);
      await untilAwake(payer);
      await payNow(payer).click();
      await razorpayWindow(payer).getByRole("button", { name: "Cancel" }).click();
      await expect(said(payer)).toContainText("Nothing was charged.");
      await expect(said(payer)).not.toContainText("dashboard");
      await payNow(payer).click();
      await razorpayWindow(payer).getByRole("button", { name: "Pay" }).click();
      await expect(thanked(payer)).toContainText("You paid ₹2,623.95");
      await open(page, "/account/dashboard/");
      await expect(orders(page)).toContainText("Paid");
      await payer.context().close();
    },
  );
}

test("a parent without JavaScript is asked and pays, by a customer without it", async ({ page }) => {
  await signUp(page);
  const own = await plainTabOf(page);
  await own.goto(link("cover-letter", "&currency=INR&later=1"));
  await askOthers(main(own)).click();
  const payer = await payerOf(page, { javaScriptEnabled: false, width: 360 });
  await payer.goto(await addressOn(own));
  await main(payer).getByLabel("Card").check();
  await payNow(payer).click();
  await stripePay(payer).click();
  await expect(thanked(payer)).toContainText("You paid ₹2,098.95");
  await own.goto("/account/dashboard/");
  await expect(orders(own)).toContainText("Paid");
});

async function plainTabOf(page: Page): Promise<Page> {
  const context: BrowserContext = await newContextOf(page, { javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  return context.newPage();
}

test(
  "a payment cancelled on Stripe's page charges nothing, and a link taken back takes nothing more",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    const address = await askForResume(page);
    const payer = await payerOf(page);
    await open(payer, address);
    await main(payer).getByLabel("Card").check();
    await payNow(payer).click();
    await payer
      .getByRole("link", { name: "Cancel" })
      .or(payer.getByRole("button", { name: "Cancel" }))
      .click();
    await expect(said(payer)).toContainText("You cancelled the payment. Nothing was charged.");
    await expect(payNow(payer)).toBeVisible();

    await expect(page.getByRole("link", { name: /^Send by WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\?text=.*payment_link/,
    );
    await expectGoodPage(page, "a customer's own links");
    await page.getByRole("button", { name: /^Cancel the link for/ }).click();
    await expect(main(page)).toContainText("The link is cancelled and can no longer be used to pay.");
    await payNow(payer).click();
    await expect(said(payer)).toContainText("no longer works. Nothing was charged.");
    await payer.goto(address);
    await expect(payer.getByRole("heading", { name: "This link was cancelled" })).toBeVisible();
    await expect(payNow(payer)).toHaveCount(0);
  },
);

test("a link that is over says so, and shows nothing of the customer", { tag: "@wide" }, async ({ page }) => {
  const username = await signUp(page);
  const address = await askForResume(page);
  await inDatabase(
    `update payment_links set expires_at = now() where user_id = (select id from users where username = $1)`,
    [username],
  );
  const payer = await payerOf(page);
  await payer.goto(address);
  await expect(payer.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(main(payer)).not.toContainText("Meera");
});

test(
  "a payer in dirhams is led to Amazon's page with nothing of the customer's in the form",
  { tag: "@wide" },
  async ({ page }) => {
    const username = await signUp(page, "AE");
    await open(page, link("resume-help", "&currency=AED&later=1"));
    await askOthers(main(page)).click();
    const payer = await payerOf(page);
    await open(payer, await addressOn(page));
    await main(payer).getByLabel("Amazon Payfort").check();
    await payNow(payer).click();
    await expect(payer.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
    expect(await payer.content()).not.toMatch(new RegExp(`${username}|Nair\\b|9876543210`));
    await payNow(payer).click();
    await stripePay(payer).click();
    await expect(thanked(payer)).toBeVisible();
  },
);
