import type { Page } from "@playwright/test";

import { openForm, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  buyFromWallet,
  expect,
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

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ });

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
