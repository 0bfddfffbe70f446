import type { Page } from "@playwright/test";

import {
  box,
  chooseCurrency,
  expect,
  expectPrice,
  main,
  open,
  payment,
  signUp,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { pay, resume } from "#tests/e2e/payment-journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const application = "/service/premium/complete-application/";
const button = (page: Page, name: string) => box(page).getByRole("button", { name });

/** Until released, requests for these addresses get no answer. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

test.describe("while the script of the free chat's form is on its way", () => {
  test("an old price is marked and its buttons wait, until the new one stands there", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    const letFormIn = await hold(page, /\/assets\/booking-form/);
    await open(page, application);
    const letAnswerIn = await hold(page, /\.data(\?|$)/);
    const before = await box(page).getByText("Price: ").locator("..").innerText();
    const mobile = main(page).locator("#free-chat").getByLabel("WhatsApp number");
    await mobile.fill("99887 76655");
    await box(page).getByLabel("Number of universities").selectOption("12");
    await expect(box(page)).toHaveAttribute("aria-busy", "true");
    await expect(box(page).getByText("The price is being updated.")).toBeAttached();
    for (const name of ["Buy Now", "Add to Cart"]) {
      await expect(button(page, name)).toHaveAttribute("aria-disabled", "true");
    }
    const answered = page.waitForResponse(/\.data\?/);
    letAnswerIn();
    await (await answered).finished();
    await expect(box(page)).toHaveAttribute("aria-busy", "true");
    expect(await box(page).getByText("Price: ").locator("..").innerText()).toBe(before);
    letFormIn();
    await expectPrice(page, "₹73,999.00");
    await expect(mobile).toHaveValue("99887 76655");
    await expect(box(page)).not.toHaveAttribute("aria-busy");
    await expect(button(page, "Buy Now")).not.toHaveAttribute("aria-disabled");
    await expect(page).toHaveURL(/\?universities=12/);
  });

  test("a press shows that it counts", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    const letFormIn = await hold(page, /\/assets\/booking-form/);
    await open(page, application);
    await button(page, "Add to Cart").click();
    await expect(button(page, "Add to Cart")).toHaveAttribute("data-pending", "true");
    await expect(button(page, "Buy Now")).toHaveAttribute("aria-disabled", "true");
    letFormIn();
    await expect(box(page).getByText("Item added to cart.")).toBeVisible();
    await expect(button(page, "Buy Now")).not.toHaveAttribute("aria-disabled");
  });

  test("a link shows that it leads on", async ({ page }) => {
    await signUp(page);
    const letFormIn = await hold(page, /\/assets\/booking-form/);
    await open(page, application);
    const letAnswerIn = await hold(page, /\.data(\?|$)/);
    await main(page).getByRole("link", { name: "All services" }).first().click();
    await expect(page.getByText("Loading the services")).toBeAttached();
    letAnswerIn();
    await expect(main(page).getByRole("heading", { level: 1 })).not.toHaveText(/application/i);
    letFormIn();
  });

  test("an old share of the wallet is marked in the payment dialog, and Pay waits", async ({ page }) => {
    await signUpWithFunds(page, 3_000);
    await chooseCurrency(page, "INR");
    const letFormIn = await hold(page, /\/assets\/booking-form/);
    await open(page, `${resume}?wallet=1&pay=${crypto.randomUUID()}`);
    await expect(pay(page)).toHaveText("Pay ₹2,499.00 from wallet");
    const letAnswerIn = await hold(page, /\.data(\?|$)/);
    await payment(page).getByLabel("Use wallet").uncheck();
    await expect(pay(page)).toHaveAttribute("aria-disabled", "true");
    letAnswerIn();
    letFormIn();
    await expect(pay(page)).not.toHaveText(/from wallet/);
    await expect(pay(page)).not.toHaveAttribute("aria-disabled");
  });

  test("a script that was lost with the line comes with it", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.route(/\/assets\/booking-form[^?]*$/, (route) => route.abort("internetdisconnected"));
    await open(page, application);
    await box(page).getByLabel("Number of universities").selectOption("12");
    await expectPrice(page, "₹73,999.00");
  });

  test("what waits for it for long says so, with a way to go on", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await hold(page, /\/assets\/booking-form/);
    await open(page, application);
    await box(page).getByLabel("Number of universities").selectOption("12");
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expectPrice(page, "₹73,999.00");
  });
});
