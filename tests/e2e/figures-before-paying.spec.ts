import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { holdScripts } from "#tests/e2e/early-hand.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  addFunds,
  chooseCurrency,
  expect,
  fillCart,
  main,
  open,
  payment,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { buyCart, inAll } from "#tests/e2e/payment-journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const onStripe = (page: Page, amount: string) => page.getByRole("heading", { name: amount });

const convert = (page: Page) => main(page).getByRole("region", { name: "Change the currency" });

test(
  "an amount and a way changed after the wallet's preview are shown anew before anything is charged",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await open(page, "/service/wallet/?amount=1000&gateway=razorpay");
    await addFunds(page).getByLabel("Amount").fill("2500");
    await addFunds(page).getByLabel("Card").check();
    const pay = addFunds(page).getByRole("button", { name: "Pay ₹2,625.00" });
    await expect(pay).toBeVisible();
    await pay.click();
    await expect(onStripe(page, "2,625.00")).toBeVisible();
  },
);

test("an amount changed before the scripts wake is not charged as it was before", async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto("/service/wallet/?amount=1000&gateway=razorpay", { waitUntil: "commit" });
  await addFunds(page).getByLabel("Amount").fill("2500");
  await addFunds(page).getByLabel("Card").check();
  await addFunds(page).getByRole("button", { name: "Pay ₹1,050.00" }).click();
  await expect(addFunds(page).getByText("Nothing was charged.")).toBeVisible();
  letIn();
  await expect(addFunds(page).getByLabel("Card")).toBeChecked();
  await addFunds(page).getByRole("button", { name: "Pay ₹2,625.00" }).click();
  await expect(onStripe(page, "2,625.00")).toBeVisible();
});

test(
  "a currency changed before the scripts wake is not charged as it was before",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    const letIn = await holdScripts(page);
    await page.goto("/service/wallet/?amount=1000&gateway=stripe", { waitUntil: "commit" });
    await addFunds(page).getByLabel("Currency").selectOption("USD");
    await addFunds(page)
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await expect(addFunds(page).getByText("Nothing was charged.")).toBeVisible();
    letIn();
    await expect(addFunds(page).getByLabel("Currency")).toHaveValue("USD");
    await addFunds(page).getByRole("button", { name: "Pay $1,050.00" }).click();
    await expect(onStripe(page, "1,050.00")).toBeVisible();
  },
);

test(
  "a wallet is changed into the currency that stands in the field, once it was shown",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    const letIn = await holdScripts(page);
    await page.goto("/service/wallet/?to=USD", { waitUntil: "commit" });
    await convert(page).getByLabel("New currency").selectOption("EUR");
    await convert(page).getByRole("button", { name: "Change to USD" }).click();
    await expect(convert(page)).toContainText("Nothing was changed yet.");
    letIn();
    await convert(page).getByRole("button", { name: "Change to EUR" }).click();
    await expect(main(page).getByText("Your wallet is in EUR now.")).toBeVisible();
  },
);

test(
  "a change of currency says beforehand what can no longer be sent back",
  { tag: "@wide" },
  async ({ page }) => {
    await signUpWithFunds(page, 1_000);
    await open(page, "/service/wallet/?to=USD");
    await expect(convert(page)).toContainText("can no longer be sent back to where it came from");
    await expect(convert(page)).toContainText("₹1,050.00");
  },
);

test(
  "a top-up says what was paid and what arrived, on the wallet's page",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await open(page, "/service/wallet/?amount=20000&gateway=stripe");
    await addFunds(page).getByRole("button", { name: "Pay ₹21,000.00" }).click();
    await stripePay(page).click();
    await expect(page).toHaveURL(/\/service\/wallet\//);
    await expect(main(page).getByRole("status").first()).toContainText(
      "₹20,000.00 has arrived in your wallet.",
    );
    await expect(main(page).getByRole("status").first()).toContainText(
      "You paid ₹21,000.00, of which ₹1,000.00 is the platform premium.",
    );
  },
);

const threeLetters = { link: "lor-drafting", numLor: 3 };

for (const javaScriptEnabled of inTurn([true, false], 1)) {
  test.describe(javaScriptEnabled ? "in the cart" : "in the cart, without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      "a change that was not saved is bought, at the new price, which is said",
      { tag: "@wide" },
      async ({ page }) => {
        await signUp(page);
        await chooseCurrency(page, "INR");
        await fillCart(page, threeLetters);
        await page.goto("/service/cart");
        await main(page)
          .getByText(/^Change/)
          .click();
        await main(page).getByLabel("Number of LORs").selectOption("5");
        await buyCart(page).click();
        await expect(payment(page)).toContainText("5 LORs");
        await expect(payment(page)).toContainText("The page showed ₹5,997.00. It is ₹9,995.00 now.");
      },
    );

    test(
      "a coupon that was typed and not applied counts for what is bought",
      { tag: "@wide" },
      async ({ page }) => {
        await signUp(page);
        await chooseCurrency(page, "INR");
        await fillCart(page, threeLetters);
        await page.goto("/service/cart");
        await inAll(page).getByLabel("Coupon code").fill("WELCOME10");
        await buyCart(page).click();
        await expect(payment(page)).toContainText("₹5,397.30");
      },
    );

    test("a coupon that does not work stops the purchase and says so", { tag: "@wide" }, async ({ page }) => {
      await signUp(page);
      await chooseCurrency(page, "INR");
      await fillCart(page, threeLetters);
      await page.goto("/service/cart");
      await inAll(page).getByLabel("Coupon code").fill("NOBODYS");
      await buyCart(page).click();
      await expect(inAll(page).getByLabel("Coupon code")).toHaveAccessibleDescription(/Error: /);
      await expect(payment(page)).toHaveCount(0);
    });
  });
}

test.describe("at the desk", () => {
  test.use({ expectedErrors: /status of (403|404|409|422)/ });

  for (const javaScriptEnabled of inTurn([true, false], 0)) {
    test(
      `a link is made for the choices in its form, once their price was shown, ${javaScriptEnabled ? "before the scripts wake" : "without JavaScript"}`,
      { tag: "@wide" },
      async ({ page, browser }) => {
        const username = await signUp(page);
        await inDatabase("update users set email_verified = true where username = $1", [username]);
        const context = await browser.newContext({ javaScriptEnabled, locale: "en-GB" });
        const desk = await context.newPage();
        await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
        await desk.goto("/staff/links/new");
        await main(desk).getByLabel("Customer").fill(username);
        await main(desk).getByLabel("Service").selectOption("lor-drafting");
        await main(desk).getByRole("button", { name: "Continue" }).click();
        await main(desk).getByLabel("Number of LORs").selectOption("2");
        await main(desk).getByRole("button", { name: "Show Price" }).click();
        await expect(main(desk)).toContainText("₹3,998.00");
        const letIn = await holdScripts(desk);
        await desk.goto(desk.url(), { waitUntil: "commit" });
        await main(desk).getByLabel("Number of LORs").selectOption("5");
        await main(desk).getByRole("button", { name: "Make Link" }).click();
        await expect(main(desk)).toContainText("No link was made yet.");
        letIn();
        await expect(main(desk)).toContainText("₹9,995.00");
        await main(desk).getByRole("button", { name: "Make Link" }).click();
        await expect(main(desk)).toContainText("5 LORs");
        await expect(main(desk).getByLabel("Address of the link")).toBeVisible();
      },
    );
  }
});
