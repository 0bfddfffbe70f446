import type { Page } from "@playwright/test";

import { openForm, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  addFunds,
  box,
  buyFromWallet,
  expect,
  expectPrice,
  main,
  newPassword,
  open,
  signOut,
  signUp,
  signUpAndBuy,
  signUpWithFunds,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { balance } from "#tests/e2e/wallet-journey.ts";

test.use({
  expectedErrors:
    /status of (422|429|502|503)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to fetch manifest patches/,
  timezoneId: "Asia/Kolkata",
});

/** As a browser says when somebody turns back to a tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a wallet that was spent from in another tab shows what it holds when one comes back", async ({
  page,
}) => {
  await signUpWithFunds(page, 3_000);
  await open(page, "/service/wallet/");
  await expect(balance(page)).toContainText("₹3,000.00");
  await buyFromWallet(page);
  await comeBack(page);
  await expect(balance(page)).toContainText("₹1,001.00");
});

test("a refusal, and what was typed, stay when one comes back to the tab", async ({ page }) => {
  await signUpWithFunds(page, 3_000);
  await open(page, "/service/wallet/");
  const amount = addFunds(page).getByLabel("Amount");
  await amount.fill("a lot");
  await addFunds(page).getByRole("button", { name: "Continue" }).click();
  await expect(amount).toHaveAccessibleDescription(/Error: /);
  const looked = page.waitForResponse(/get-session/);
  await comeBack(page);
  await looked;
  await page.waitForLoadState("networkidle");
  await expect(amount).toHaveAccessibleDescription(/Error: /);
  await expect(amount).toHaveValue("a lot");
});

test("a log-in that ended in another tab is said, with a link back to the page", async ({ page }) => {
  const username = await signUp(page);
  await open(page, "/account/dashboard/");
  const other = await page.context().newPage();
  await open(other, "/");
  await signOut(other);
  await expect(other.getByRole("link", { name: "Log In" }).first()).toBeVisible();
  await comeBack(page);
  const notice = main(page).getByRole("status").filter({ hasText: "You were signed out" });
  await expect(notice).toBeVisible();
  await expectGoodPage(page, "a page whose log-in has ended");
  await notice.getByRole("link", { name: "Log in to come back to this page" }).click();
  await main(page).getByLabel("Email or username").fill(username);
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
});

async function fillSignUp(page: Page): Promise<void> {
  await open(page, "/account/register");
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Nair");
  await page.getByLabel("Email").fill(`lost-${crypto.randomUUID().slice(0, 12)}@example.org`);
  await page.getByLabel("Mobile").fill("9876543210");
  await page.getByLabel("Password").fill(newPassword);
  await page.getByLabel("Country").selectOption({ label: "India" });
}

test("a form that is refused on its way to the page stays, with what was typed, and says why", async ({
  page,
}) => {
  await fillSignUp(page);
  const busy = { success: false, msg: "Very many people are here at the moment.", code: "busy" };
  const answers = [
    { status: 503, json: busy, says: busy.msg },
    { status: 429, contentType: "text/plain", body: "Too many requests at once.", says: "Too many requests" },
    // As a proxy says it.
    {
      status: 502,
      contentType: "text/html",
      body: "<h1>Bad Gateway</h1>",
      says: "check whether this arrived",
    },
  ];
  for (const { says, ...answer } of answers) {
    await page.route(/\.data$/, (route) => route.fulfill(answer), { times: 1 });
    await main(page).getByRole("button", { name: "Sign Up" }).click();
    await expect(main(page).getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(says);
    await expect(page.getByLabel("First name")).toHaveValue("Meera");
    await expect(page.getByLabel("Password")).toHaveValue(newPassword);
  }
  await expectGoodPage(page, "a form that a proxy refused");
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
});

test("a form whose answer is lost stays, with what was typed, and says that it may have arrived", async ({
  page,
}) => {
  await fillSignUp(page);
  await page.route(/\.data$/, (route) => route.abort("internetdisconnected"), { times: 1 });
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  const alert = main(page).getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(alert).toContainText("Please check whether this arrived before you send it again.");
  await expectGoodPage(page, "a form whose answer was lost");
  await expect(page.getByLabel("First name")).toHaveValue("Meera");
  await expect(page.getByLabel("Country")).toHaveValue("IN");
  await expect(page.getByLabel("Password")).toHaveValue(newPassword);
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
});

test("a press to buy whose answer is lost is said in the box", async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/cover-letter/");
  await page.route(
    /\.data$/,
    (route) => (route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue()),
    { times: 1 },
  );
  await box(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(box(page)).toContainText("The connection was lost before our answer came.");
  await box(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(box(page).getByText("Item added to cart.")).toBeVisible();
});

test("a page whose script is lost on the way comes once the line is back, and nothing is loaded anew", async ({
  page,
}) => {
  await open(page, "/account/login/");
  await page.getByLabel("Email or username").fill("meera");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route(/\/assets\/register-[^?]*$/, (route) => route.abort("internetdisconnected"));
  await main(page).getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a page whose first scripts are lost says so, and comes whole when it is loaded again", async ({
  page,
}) => {
  const first = /\/assets\/entry\.client-[^?]*$/;
  await page.route(first, (route) => route.abort("internetdisconnected"));
  await page.goto("/account/register");
  const notice = main(page).getByRole("status").filter({ hasText: "Part of this page did not arrive." });
  await expect(notice).toBeVisible();
  await page.unroute(first);
  await notice.getByRole("link", { name: "Load it again" }).click();
  await untilAwake(page);
  await expect(page).toHaveURL("/account/register");
  await expect(notice).toBeHidden();
});

test("an answer that breaks off is asked for again, which is said meanwhile", async ({ page }) => {
  await open(page, "/service/premium/complete-application/");
  let tries = 0;
  await page.route(/\.data\?/, (route) => (++tries < 6 ? route.abort("connectionreset") : route.continue()));
  await box(page).getByLabel("Number of universities").selectOption("12");
  await expect(main(page).getByRole("status").filter({ hasText: "We cannot be reached." })).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-busy", "true");
  await expectPrice(page, "₹73,999.00");
  await expect(main(page).getByRole("status").filter({ hasText: "We cannot be reached." })).toHaveCount(0);
});

test("offline a page and what was typed in it stay, it says so, and goes on with the line", async ({
  page,
}) => {
  await signUpAndBuy(page);
  await openForm(page);
  await untilAwake(page);
  const found = whatWeNeed(page).getByLabel("How did you find it?");
  await page.context().setOffline(true);
  await found.fill("By a friend.");
  await main(page).getByRole("link", { name: "Your dashboard" }).click();
  const notice = main(page)
    .getByRole("status")
    .filter({ hasText: "This page and what you typed stay here." });
  await expect(notice).toBeVisible();
  await expect(found).toHaveValue("By a friend.");
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await main(page).getByRole("link", { name: "Your dashboard" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
});
