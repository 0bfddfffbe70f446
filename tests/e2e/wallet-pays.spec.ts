import {
  box,
  chooseCurrency,
  expect,
  expectPrice,
  main,
  open,
  orders,
  paidHeading,
  payment,
  openPayment,
  razorpayWindow,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";
import { balance, expectLog } from "#tests/e2e/wallet-journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test(
  "a wallet in rupees pays a price in dollars, and keeps the rest in rupees",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 10_000);
    await chooseCurrency(page, "USD");
    await open(page, "/service/premium/resume-help/");
    await expectPrice(page, "$39.00");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toContainText("It holds ₹10,000.00, $103.03 today.");
    await expect(payment(page)).toContainText(
      "1 USD = 96.09 INR, the rate of 29 September 2026, less our margin of 1%, and rounded down.",
    );
    await payment(page).getByLabel("Use wallet").check();
    await expect(payment(page)).toContainText("−$39.00");
    await payment(page).getByRole("button", { name: "Pay $39.00" }).click();

    await expect(paidHeading(page)).toBeVisible();
    await expect(orders(page)).toContainText("$39.00 in all");
    await open(page, "/service/wallet/");
    await expect(balance(page)).toContainText("₹6,214.81");
    await expectLog(
      page,
      [/Paid for order LF-\d+ with what was set aside/, "(₹3,785.19)", "Balance after ₹6,214.81"],
      [/Set aside for order LF-\d+/, "−₹3,785.19", "Balance after ₹6,214.81"],
      ["Funds added", "+₹10,000.00"],
    );
  },
);

test(
  "what the wallet cannot pay is paid by Razorpay, with the premium on that part alone",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    await open(page, "/service/premium/resume-help/");
    await expectPrice(page, "₹2,499.00");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await payment(page).getByLabel("Use wallet").check();
    await expect(payment(page)).toMatchAriaSnapshot(`
    - term: Price
    - definition: ₹2,499.00
    - term: From your wallet
    - definition: −₹1,000.00
    - term: Platform premium, 5%
    - definition: ₹74.95
    - term: To pay now
    - definition: ₹1,573.95
  `);
    await payment(page).getByRole("button", { name: "Pay ₹1,573.95" }).click();
    await expect(razorpayWindow(page).getByRole("heading", { name: "1,573.95" })).toBeVisible();
    await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();

    await expect(paidHeading(page)).toBeVisible();
    await expect(orders(page)).toContainText("₹2,573.95 in all");
    await open(page, "/service/wallet/");
    await expect(main(page).getByRole("heading", { name: "Your wallet holds ₹0.00" })).toBeVisible();
    await expectLog(
      page,
      [/Paid for order LF-\d+/, "(₹1,000.00)", "Balance after ₹0.00"],
      [/Set aside for order LF-\d+/, "−₹1,000.00", "Balance after ₹0.00"],
      ["Funds added", "+₹1,000.00", "Balance after ₹1,000.00"],
    );
  },
);

test(
  "money set aside for an order that is being paid is not spent on another, and the wallet says where it is",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    await chooseCurrency(page, "INR");
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    await payment(page).getByLabel("Use wallet").check();
    await payment(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await expect(razorpayWindow(page).getByRole("button", { name: "Pay" })).toBeVisible();

    await chooseCurrency(page, "USD");
    await openPayment(page, "/service/premium/cover-letter/", "$29.00");
    await expect(payment(page)).toContainText("Your wallet is empty.");
    await open(page, "/service/wallet/");
    await expect(main(page).getByText(/₹1,000.00 is set aside for order LF-\d+/)).toBeVisible();
  },
);

test(
  "a wallet that cannot be changed says so, and the whole amount is paid another way",
  { tag: "@wide" },
  async ({ page }) => {
    // A rupee is less than the smallest amount of dinars.
    await signUpWithFunds(page, 1);
    await chooseCurrency(page, "JOD");
    await open(page, "/service/premium/resume-help/");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toContainText("It holds ₹1.00, which cannot be changed to JOD now.");
    await payment(page).getByLabel("Use wallet").check();
    await expect(payment(page).getByRole("alert")).toContainText(
      "Your wallet is in INR and could not be changed to JOD. You can pay the whole amount another way.",
    );
    await expect(payment(page).getByRole("button", { name: /^Pay JOD/ })).toBeVisible();
    await expectStandardHtml(page, "a wallet that cannot be changed");
  },
);
