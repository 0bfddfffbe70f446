import type { Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-press.ts";
import {
  chooseCurrency,
  expect,
  main,
  open,
  orders,
  payment,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const resumeDialog = () => `/service/premium/resume-help/?pay=${crypto.randomUUID()}`;
const payButton = (page: Page) => payment(page).getByRole("button", { name: /^Pay / });
const onStripe = (page: Page, amount: string) => page.getByRole("heading", { name: amount });

test("Card chosen before the scripts wake is the way Pay goes", async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  await payButton(page).click();
  await expect(onStripe(page, "2,623.95")).toBeVisible();
  letIn();
});

test("Card chosen before the scripts wake stays chosen when they do", async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  letIn();
  await expect(page).toHaveURL(/platform=stripe/);
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await payButton(page).click();
  await expect(onStripe(page, "2,623.95")).toBeVisible();
});

test("the wallet ticked before the scripts wake charges nothing until the new figures are shown", async ({
  page,
}) => {
  await signUpWithFunds(page, 1_000);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  await payment(page).getByLabel("Use wallet").check();
  await payButton(page).click();
  await expect(payment(page).getByRole("alert")).toContainText("Nothing was charged.");
  letIn();
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await expect(payment(page).getByLabel("Use wallet")).toBeChecked();
  await payment(page).getByRole("button", { name: "Pay ₹1,573.95" }).click();
  await expect(onStripe(page, "1,573.95")).toBeVisible();
});

test("the wallet unticked before the scripts wake is not spent", async ({ page }) => {
  await signUpWithFunds(page, 3_000);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(`${resumeDialog()}&wallet=1`, { waitUntil: "commit" });
  await expect(payButton(page)).toHaveText("Pay ₹2,499.00");
  await payment(page).getByLabel("Use wallet").uncheck();
  await payButton(page).click();
  await expect(payment(page).getByRole("alert")).toContainText("Nothing was charged.");
  letIn();
  await expect(payment(page).getByLabel("Use wallet")).not.toBeChecked();
  await expect(payButton(page)).toHaveText("Pay ₹2,623.95");
  await open(page, "/account/dashboard/");
  await expect(orders(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Card chosen and Pay pressed at once leads to Card's page", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto(resumeDialog());
    await payment(page).getByLabel("Card").check();
    await payButton(page).click();
    await expect(onStripe(page, "2,623.95")).toBeVisible();
  });

  test("from Razorpay's page, which needs JavaScript, a link leads to Card", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto(resumeDialog());
    await payButton(page).click();
    await expect(page).toHaveURL(/\/service\/pay\//);
    await main(page).getByRole("link", { name: "Choose another way to pay" }).click();
    await payment(page).getByLabel("Card").check();
    await payButton(page).click();
    await stripePay(page).click();
    await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  });

  test("what is typed for the receipt outlasts a change of the way to pay", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto(resumeDialog());
    await payment(page)
      .getByText(/^Receipt for/)
      .click();
    await payment(page).getByLabel("Billing name").fill("Example Traders");
    await payment(page).getByLabel("Card").check();
    await payment(page).getByRole("button", { name: "Update" }).click();
    await expect(payment(page).getByLabel("Card")).toBeChecked();
    await expect(payment(page).getByText("Receipt for Example Traders, India")).toBeVisible();
    await payButton(page).click();
    await stripePay(page).click();
    await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  });
});
