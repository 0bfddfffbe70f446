import type { Page } from "@playwright/test";

import {
  addFunds,
  box,
  chooseCurrency,
  expect,
  expectPrice,
  main,
  open,
  payment,
  razorpayWindow,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";
import { balance, expectLog } from "#tests/e2e/wallet-journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const change = (page: Page) => main(page).getByRole("region", { name: "Change the currency" });
test("an empty wallet asks for funds where one pays, and is filled by Card after the premium was shown", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/service/premium/resume-help/");
  await expectPrice(page, "₹2,499.00");
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page)).toContainText("Your wallet is empty.");
  await expect(payment(page).getByLabel("Use wallet")).toHaveCount(0);
  await payment(page).getByRole("link", { name: "Add funds" }).click();

  await expect(page).toHaveURL("/service/wallet/");
  await expect(main(page).getByRole("heading", { name: "Your wallet is empty" })).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await addFunds(page).getByLabel("Amount").fill("a lot");
  await addFunds(page).getByRole("button", { name: "Continue" }).click();
  await expect(addFunds(page).getByLabel("Amount")).toHaveAccessibleDescription(/Error: /);
  await expectStandardHtml(page, "a refused amount");
  await expect(addFunds(page).getByRole("button", { name: /^Pay/ })).toHaveCount(0);

  await addFunds(page).getByLabel("Amount").fill("10,000");
  await addFunds(page).getByLabel("Card").check();
  await addFunds(page).getByRole("button", { name: "Continue" }).click();
  await expect(addFunds(page)).toMatchAriaSnapshot(`
    - term: To your wallet
    - definition: ₹10,000.00
    - term: Platform premium, 5%
    - definition: ₹500.00
    - term: To pay now
    - definition: ₹10,500.00
  `);
  await addFunds(page).getByRole("button", { name: "Pay ₹10,500.00" }).click();
  await expect(page.getByRole("heading", { name: "10,500.00" })).toBeVisible();
  await stripePay(page).click();

  await expect(
    main(page).getByText("₹10,000.00 has arrived in your wallet. You paid ₹10,500.00"),
  ).toBeVisible();
  await expect(page).toHaveURL("/service/wallet/");
  await expect(balance(page)).toContainText("₹10,000.00");
  await expectLog(page, ["Funds added", "+₹10,000.00", "Balance after ₹10,000.00"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("funds are added through Razorpay's window, after it was closed once without a charge", async ({
    page,
  }) => {
    await signUp(page);
    await open(page, "/service/wallet/");
    await addFunds(page).getByLabel("Amount").fill("2500");
    await expect(addFunds(page).getByLabel("Razorpay")).toBeChecked();
    await addFunds(page).getByRole("button", { name: "Continue" }).click();
    await expect(addFunds(page)).toContainText("₹125.00");
    await addFunds(page).getByRole("button", { name: "Pay ₹2,625.00" }).click();

    await expect(page).toHaveURL(/\/service\/pay\//);
    await expect(main(page)).toContainText("₹2,625.00 by Razorpay, its premium included.");
    const pay = main(page).getByRole("button", { name: "Pay ₹2,625.00" });
    await pay.click();
    await expect(razorpayWindow(page).getByRole("heading", { name: "2,625.00" })).toBeVisible();
    await razorpayWindow(page).getByRole("button", { name: "Cancel" }).click();
    await expect(main(page).getByRole("status").last()).toContainText("Nothing was charged.");
    await pay.click();
    await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();

    await expect(
      main(page).getByText("₹2,500.00 has arrived in your wallet. You paid ₹2,625.00"),
    ).toBeVisible();
    await open(page, "/service/wallet/");
    await expect(balance(page)).toContainText("₹2,500.00");
    await expectLog(page, ["Funds added", "+₹2,500.00", "Balance after ₹2,500.00"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test(
  "funds are added through Amazon's page, whose decline leads back to the form as it was filled in",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page, "AE");
    await chooseCurrency(page, "AED");
    await open(page, "/service/wallet/?amount=200&gateway=payfort");
    const pay = page.getByRole("button", { name: /^Pay AED\s210\.00$/ });
    await pay.click();
    await expect(page).toHaveURL(/\/service\/pay\//);
    await pay.click();
    await page.getByRole("button", { name: "Decline" }).click();
    const failed = main(page).getByRole("alert");
    await expect(failed).toContainText(
      /AED\s210\.00 by Amazon Payfort was declined or cancelled\. Nothing was charged\./,
    );

    await failed.getByRole("link", { name: "Try again" }).click();
    await expect(addFunds(page).getByLabel("Amount")).toHaveValue("200.00");
    await expect(addFunds(page).getByLabel("Amazon Payfort")).toBeChecked();
    await pay.click();
    await expect(page).toHaveURL(/\/service\/pay\//);
    await pay.click();
    await stripePay(page).click();
    await expect(
      main(page).getByText(/AED\s200\.00 has arrived in your wallet\. You paid AED\s210\.00/),
    ).toBeVisible();
    await open(page, "/service/wallet/");
    await expect(balance(page)).toContainText(/AED\s200\.00/);
  },
);

test(
  "a wallet's currency is changed only after it was shown what the wallet would hold",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 10_000);
    await open(page, "/service/wallet/");
    await change(page).getByLabel("New currency").selectOption("USD");
    await change(page).getByRole("button", { name: "Show what it would hold" }).click();
    await expect(change(page).getByRole("status")).toHaveText("₹10,000.00 becomes $103.03.");
    await expectStandardHtml(page, "a conversion that is shown");
    await expect(change(page)).toMatchAriaSnapshot(`
    - term: Our margin, 1%
    - definition: −₹100.00
  `);
    await expect(change(page)).toContainText("1 USD = 96.09 INR");
    await expect(change(page)).toContainText("This demo converts at the rates it shipped with");
    await change(page).getByRole("link", { name: "Cancel" }).click();
    await expect(change(page).getByRole("status")).toHaveCount(0);
    await expect(balance(page)).toContainText("₹10,000.00");

    await change(page).getByLabel("New currency").selectOption("USD");
    await change(page).getByRole("button", { name: "Show what it would hold" }).click();
    await change(page).getByRole("button", { name: "Change to USD" }).click();
    await expect(main(page).getByText("Your wallet is in USD now.")).toBeVisible();
    await expect(balance(page)).toContainText("$103.03");
    const words = "Changed ₹10,000.00 into $103.03, with ₹100.00 taken off as our margin";
    await expectLog(
      page,
      [words, "+$103.03", "Balance after $103.03"],
      [words, "−₹10,000.00", "Balance after ₹0.00"],
      ["Funds added", "+₹10,000.00", "Balance after ₹10,000.00"],
    );
  },
);

test(
  "a top-up that nobody has spent is sent back where it came from, after it was asked",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    await open(page, "/service/wallet/");
    const back = main(page).getByRole("region", { name: "Send money back" });
    await expect(back).toContainText("Funds you added");
    await back.getByRole("link", { name: "Send back ₹1,050.00" }).click();
    const question = page.getByRole("dialog", { name: "Send ₹1,050.00 back?" });
    await expect(question).toContainText("goes back to the card or account that it came from");
    await expectStandardHtml(page, "a question before money is sent back");
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await question.getByRole("link", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(balance(page)).toContainText("₹1,000.00");

    await back.getByRole("link", { name: "Send back ₹1,050.00" }).click();
    await question.getByRole("button", { name: "Send ₹1,050.00 back" }).click();
    await expect(main(page).getByText("The money is on its way back")).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(back).toHaveCount(0);
    await expectLog(
      page,
      ["Sent back the way it came", "−₹1,000.00", "Balance after ₹0.00"],
      ["Funds added", "+₹1,000.00"],
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("funds are added by Card without JavaScript", async ({ page }) => {
    await signUp(page);
    await page.goto("/service/wallet/");
    await addFunds(page).getByLabel("Amount").fill("2000.50");
    await addFunds(page).getByLabel("Card").check();
    await addFunds(page).getByRole("button", { name: "Continue" }).click();
    await expect(addFunds(page)).toContainText("₹100.03");
    await addFunds(page).getByRole("button", { name: "Pay ₹2,100.53" }).click();
    await stripePay(page).click();

    await expect(
      main(page).getByText("₹2,000.50 has arrived in your wallet. You paid ₹2,100.53"),
    ).toBeVisible();
    await page.goto("/service/wallet/");
    await expect(balance(page)).toContainText("₹2,000.50");
    await expectLog(page, ["Funds added", "+₹2,000.50", "Balance after ₹2,000.50"]);

    await main(page).getByRole("link", { name: "Send back ₹2,100.53" }).click();
    await page.getByRole("button", { name: "Send ₹2,100.53 back" }).click();
    await expect(main(page).getByText("The money is on its way back")).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Your wallet holds ₹0.00" })).toBeVisible();
  });
});
