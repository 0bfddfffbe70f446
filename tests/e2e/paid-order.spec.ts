import {
  buyFromWallet,
  chooseCurrency,
  chooseGateway,
  expect,
  fillCart,
  main,
  onOwnDevice,
  open,
  openPayment,
  orders,
  paidHeading,
  payment,
  razorpayWindow,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("a purchase leads to a page that says what was bought, for how much, and what happens next", async ({
  page,
}) => {
  const username = await signUp(page);
  await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
  await payment(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();

  await expect(page).toHaveURL(/\/account\/orders\/[0-9a-f-]{36}$/);
  await expect(paidHeading(page)).toBeVisible();
  const next = main(page).getByRole("region", { name: "What happens next" });
  await expect(next.getByRole("listitem").first()).toHaveText(
    "Fill in your details. The clock starts once you send them.",
  );
  await expect(next.getByRole("listitem").nth(1)).toContainText(
    /Send your details today, and it is due \d+ \w+ \d{4}\./,
  );
  await expect(main(page).getByRole("region", { name: "What you bought" })).toMatchAriaSnapshot(`
    - term: Price
    - definition: ₹2,499.00
    - term: Platform premium, 5%
    - definition: ₹124.95
    - term: Total
    - definition: ₹2,623.95
    - term: Paid by Razorpay
    - definition: ₹2,623.95
  `);
  const receipt = main(page).getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText(
    `Made out to Meera Nair, India. We’re sending it to ${username}@example.org.`,
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    receipt.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^LF-\d{4}-\d{6}\.pdf$/);
  await expectGoodPage(page, "a paid order");

  await next.getByRole("link", { name: "Fill in your details" }).click();
  await expect(page).toHaveURL(/\/account\/services\/[0-9a-f-]{36}#intake$/);
});

test("an order of two services has one main button, and the dashboard leads back to it", async ({ page }) => {
  await signUpWithFunds(page, 10_000);
  await chooseCurrency(page, "INR");
  await fillCart(page, { link: "cover-letter" }, { link: "resume-help" });
  await open(page, `/service/cart?wallet=1&pay=${crypto.randomUUID()}`);
  await payment(page)
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await expect(paidHeading(page)).toBeVisible();
  await expect(main(page).getByRole("link", { name: /^Fill in your details/ })).toHaveCount(2);
  await expect(main(page).locator('[data-variant="action"]')).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid from your wallet");
  const address = page.url();
  await open(page, "/account/dashboard/");
  await orders(page)
    .getByRole("link", { name: /^LF-\d+$/ })
    .click();
  await expect(page).toHaveURL(address);
});

test("without JavaScript a purchase from the wallet and one at a platform lead there too", async ({
  page,
  browser,
}) => {
  await signUpWithFunds(page, 3_000);
  const plain = await onOwnDevice(browser, { javaScriptEnabled: false, width: 360 });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(`/service/premium/cover-letter/?currency=INR&wallet=1&pay=${crypto.randomUUID()}`);
  await payment(plain).getByRole("button", { name: "Pay ₹1,999.00" }).click();
  await expect(paidHeading(plain)).toBeVisible();
  await plain.goto(`/service/premium/resume-help/?currency=INR&gateway=stripe&pay=${crypto.randomUUID()}`);
  await payment(plain).getByRole("button", { name: "Pay ₹2,623.95" }).click();
  await stripePay(plain).click();
  await expect(paidHeading(plain)).toBeVisible();
  await expect(plain).toHaveURL(/\/account\/orders\//);
});

test("nobody else opens it", { tag: "@wide" }, async ({ page, browser }) => {
  await signUpWithFunds(page, 3_000);
  const { orderId } = await buyFromWallet(page);
  const other = await onOwnDevice(browser);
  await other.goto(`/account/orders/${orderId}`);
  await expect(other).toHaveURL(`/account/login/?next=${encodeURIComponent(`/account/orders/${orderId}`)}`);
  await signUp(other);
  await other.goto(`/account/orders/${orderId}`);
  await expect(other).toHaveURL("/error");
});

test(
  "from the dialog, a payment that is cancelled and then continued leads there",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
    await chooseGateway(page, "Card", "stripe");
    await payment(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await orders(page).getByRole("link", { name: "Continue to payment" }).click();
    await stripePay(page).click();
    await expect(paidHeading(page)).toBeVisible();
  },
);
