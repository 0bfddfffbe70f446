import { linkIn, mailTo } from "#tests/e2e/account-journey.ts";
import {
  box,
  expect,
  expectPrice,
  madeUpOf,
  main,
  open,
  orders,
  paidHeading,
  payment,
  razorpayWindow,
  signIn,
  signUp,
  signUpOnPage,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";

test.describe("in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("a newcomer signs up, configures an application, carts it and pays with Razorpay", async ({
    page,
  }) => {
    await open(page, "/service/premium/complete-application/");
    await box(page).getByRole("button", { name: "Log In To Pay" }).click();
    await main(page).getByRole("link", { name: "Sign Up" }).click();
    await signUpOnPage(page, "India");
    await expect(payment(page)).toContainText("₹54,999.00");
    await payment(page).getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/service/premium/complete-application/?universities=8");

    await expectPrice(page, "₹54,999.00");
    await box(page).getByLabel("Number of universities").selectOption("12");
    await expectPrice(page, "₹73,999.00");
    await box(page).getByLabel("Lightning speed", { exact: true }).check();
    await expectPrice(page, "₹92,498.75");
    await box(page).getByLabel("Add visa help").check();
    await expect(madeUpOf(page)).toMatchAriaSnapshot(`
      - term: 12 universities
      - definition: ₹73,999.00
      - term: /Lightning speed, 25%/
      - definition: ₹18,499.75
      - term: /Visa help/
      - definition: ₹9,999.00
      - term: /Visa help .*24% off/
      - definition: −₹2,399.76
      - term: Price
      - definition: ₹1,00,097.99
    `);
    await expectPrice(page, "₹1,00,097.99");
    await expect(box(page).getByText("₹1,05,102.89 in all by Card or Razorpay")).toBeVisible();

    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    await expect(box(page).getByText("Item added to cart.")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /Cart 1 item/ })).toBeVisible();
    await box(page).getByRole("link", { name: "Go to Cart 1" }).click();

    await expect(page).toHaveURL("/service/cart");
    await expect(main(page)).toContainText("Complete application help");
    await expect(main(page)).toContainText("₹1,00,097.99");
    await main(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page).getByLabel("Razorpay")).toBeChecked();
    await payment(page).getByRole("button", { name: "Pay ₹1,05,102.89" }).click();
    await expect(razorpayWindow(page).getByRole("heading", { name: "1,05,102.89" })).toBeVisible();
    await razorpayWindow(page).getByRole("button", { name: "Pay" }).click();

    await expect(page).toHaveURL(/\/account\/orders\//);
    await expect(paidHeading(page)).toBeVisible();
    await expect(orders(page)).toHaveCount(1);
    await expect(orders(page)).toContainText("Complete application help");
    await expect(orders(page)).toContainText("Paid");
    await expect(orders(page)).toContainText("₹1,05,102.89 in all");
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    // What was said here is not said again, once its scripts have taken note.
    await untilAwake(page);
    await open(page, "/account/dashboard/");
    await expect(orders(page)).toHaveCount(1);
    await expect(main(page).getByRole("status")).toHaveCount(0);
  });

  test("the demo customer pays an order wholly from the wallet", { tag: "@wide" }, async ({ page }) => {
    await signIn(page, "asha");
    await open(page, "/service/premium/profile-evaluation/");
    await expectPrice(page, "₹2,999.00");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toContainText("It holds ₹1,50,000.00.");
    await payment(page).getByLabel("Use wallet").check();
    await expect(payment(page)).toContainText("−₹2,999.00");
    await expect(payment(page).getByText("Pay with")).toHaveCount(0);
    await payment(page).getByRole("button", { name: "Pay ₹2,999.00" }).click();

    await expect(page).toHaveURL(/\/account\/orders\//);
    await expect(paidHeading(page)).toBeVisible();
    await expect(orders(page).first()).toContainText("Profile evaluation");
    await open(page, "/account/dashboard/");
    await expect(main(page).getByRole("region", { name: "Wallet" })).toContainText("₹1,47,001.00");
  });
});

test.describe("in the United States", () => {
  test.use({ timezoneId: "America/New_York" });

  test(
    "mock interviews need a number of sessions and are paid by Card on Stripe's page",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page, "US");
      await open(page, "/service/premium/mock-interview/");
      await box(page).getByRole("button", { name: "Add to Cart" }).click();
      await expect(box(page).getByText("Please select all the fields.")).toBeVisible();
      // The message disappears after three seconds.
      await expect(box(page).getByText("Please select all the fields.")).toBeHidden();
      await box(page).getByRole("button", { name: "Buy Now" }).click();
      await expect(box(page).getByText("Please select all the fields.")).toBeVisible();
      await expect(payment(page)).toHaveCount(0);

      await box(page).getByLabel("Sessions").selectOption({ label: "3 sessions, 9 rounds" });
      await expectPrice(page, "$117.00");
      await box(page).getByRole("button", { name: "Buy Now" }).click();
      await expect(payment(page).getByLabel("Card")).toBeChecked();
      await expect(payment(page)).toContainText("$5.85");
      await payment(page).getByRole("button", { name: "Pay $122.85" }).click();
      await expect(page.getByRole("heading", { name: "122.85" })).toBeVisible();
      await page.getByRole("button", { name: "Pay" }).click();

      await expect(page).toHaveURL(/\/account\/orders\//);
      await expect(paidHeading(page)).toBeVisible();
      await expect(orders(page)).toHaveCount(1);
      await expect(orders(page)).toContainText("$122.85 in all");
    },
  );
});

test("who has forgotten the password on the way to a payment comes back to it", async ({ page }) => {
  const username = await signUp(page);
  await page.context().clearCookies();
  await open(page, "/service/premium/complete-application/?universities=12");
  await box(page).getByRole("button", { name: "Log In To Pay" }).click();
  await main(page).getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByLabel("Email", { exact: true }).fill(`${username}@example.org`);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your mail")).toBeVisible();
  const link = linkIn(await mailTo(page, `${username}@example.org`, "set a new password"));
  await page.goto(link);
  await expect(main(page)).toContainText("go on where you were");
  await page.getByLabel("Password").fill("another calm password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByLabel("Email or username").fill(username);
  await page.getByLabel("Password").fill("another calm password");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(payment(page)).toContainText("₹73,999.00");
});
