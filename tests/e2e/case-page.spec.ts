import type { Page } from "@playwright/test";

import { openForm, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  buyFromWallet,
  expect,
  main,
  open,
  signUpAndBuy,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of 401/ });

const found = (page: Page) => whatWeNeed(page).getByLabel("How did you find it?");
const saved = (page: Page) => whatWeNeed(page).getByRole("status").last();
const draftSaved = "Draft saved. We start once you send it.";

test("answers are counted and saved as they are given, and are there on another device", async ({ page }) => {
  await signUpAndBuy(page);
  await openForm(page);
  await expect(whatWeNeed(page)).toContainText("0 of 4 answered");
  await found(page).fill("By a friend.");
  await expect(whatWeNeed(page)).toContainText("1 of 4 answered");
  await found(page).blur();
  await expect(saved(page)).toHaveText(draftSaved);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(found(page)).toHaveValue("By a friend.");
  await expect(whatWeNeed(page)).toContainText("1 of 4 answered");
  await expect(whatWeNeed(page)).not.toContainText("has not been sent");
});

test("an answer that cannot be saved stays on the device, which is said, with a way to log in", async ({
  page,
}) => {
  await signUpAndBuy(page);
  await openForm(page);
  await page.context().clearCookies();
  await found(page).fill("By a friend.");
  await found(page).blur();
  await expect(saved(page)).toContainText("What you typed is kept on this device until it is sent.");
  await expect(saved(page).getByRole("link", { name: "Log in to go on" })).toBeVisible();
  await page.context().setOffline(true);
  await found(page).fill("In a dream.");
  await found(page).blur();
  await expect(saved(page)).toContainText("You are offline.");
  await page.context().setOffline(false);
});

test("what was told to another service is filled in, and named so that it is checked", async ({ page }) => {
  await signUpWithFunds(page, 90_000);
  await buyFromWallet(page, { service_link_list: ["profile-evaluation"] });
  await openForm(page);
  await whatWeNeed(page).getByLabel("Highest degree so far").selectOption("Master’s");
  await expect(saved(page)).toHaveText(draftSaved);
  await buyFromWallet(page, { service_link_list: ["complete-application"], com_application_cos: 5 });
  await openForm(page);
  await expect(whatWeNeed(page)).toContainText(
    "We filled in what you told us before: Highest degree so far. Please check it.",
  );
  await expect(whatWeNeed(page).getByLabel("Highest degree so far")).toHaveValue("Master’s");
  await expectGoodPage(page, "a form that is partly filled in");
});

for (const width of inTurn([360, 1440], 0)) {
  test(`the conversation is one press away wherever one reads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUpAndBuy(page);
    await openForm(page);
    const path = page.url().replace(/[?#].*/, "");
    await open(page, path);
    await expectGoodPage(page, "the page of a case");
    await whatWeNeed(page).getByRole("button", { name: "Send", exact: true }).scrollIntoViewIfNeeded();
    const link = main(page).getByRole("navigation", { name: "On this page" }).getByRole("link", {
      name: "Conversation",
    });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(main(page).getByRole("heading", { name: "Conversation" })).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByLabel("Message")).toBeInViewport();
  });
}
