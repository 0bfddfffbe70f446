import type { Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  signUpWithFunds,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage, expectStandardHtml } from "#tests/e2e/page-quality.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: "Search the desk" });
const field = (page: Page) => menu(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => menu(page).getByRole("option", { name });

async function openMenu(page: Page): Promise<void> {
  await untilAwake(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused();
}

async function serialOfReceipt(order: string): Promise<string> {
  const [found] = await inDatabase(
    `select lpad(r.number::text, 6, '0') as serial from receipts r
      join orders o on o.id = r.order_id where o.number = $1`,
    [Number(order.replace("LF-", ""))],
  );
  return String(found?.["serial"]);
}

test("by keyboard alone an order is found by half a receipt number, and found again among the recent", async ({
  page,
  browser,
}) => {
  const customer = await onOwnDevice(browser);
  await signUpWithFunds(customer, 2500);
  const { order } = await buyFromWallet(customer);
  await customer.context().close();
  const half = await serialOfReceipt(order);
  await joinDesk(page, "manager");
  await page.goto("/staff/");
  await openMenu(page);
  await expect(option(page, "New payment link")).toBeVisible();
  await page.keyboard.type(half);
  const receipt = new RegExp(`^LF-\\d{4}-${half}`);
  const hit = option(page, receipt);
  await expect(hit).toBeVisible();
  const steps = await menu(page).getByRole("option").allInnerTexts();
  const at = steps.findIndex((text) => receipt.test(text));
  for (let step = 0; step < at; step += 1) await page.keyboard.press("ArrowDown");
  await expect(hit).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await hit.getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Order ${order}`);
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await expect(menu(page).getByRole("option").first()).toHaveAccessibleName(receipt);
  await expect(option(page, "New payment link")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(menu(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
});

test("the menu says what it found and what it did not", async ({ page }) => {
  await joinDesk(page, "owner");
  await page.goto("/staff/");
  await untilAwake(page);
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await expect(field(page)).toBeFocused();
  await expectGoodPage(page, "the search menu");
  await field(page).fill("invite");
  await expect(option(page, "Invite a person")).toHaveAttribute("aria-selected", "true");
  await expect(menu(page).getByRole("status")).toHaveText("1 result");
  await field(page).fill("nobody-is-called-so");
  await expect(menu(page).getByRole("status")).toContainText("Nothing that you may open matches");
});

test.describe("when no answer comes", () => {
  test.use({ expectedErrors: /Failed to load resource.*search\.json/ });

  test("the menu says so, and asks again when it is told to", async ({ page }) => {
    await joinDesk(page, "owner");
    await page.goto("/staff/");
    await openMenu(page);
    await expect(option(page, "New payment link")).toBeVisible();
    await page.route("**/staff/search.json**", (route) => route.abort());
    await field(page).fill("calendar");
    // Only after the page has tried a few times by itself.
    await expect(menu(page).getByRole("alert")).toContainText("The search did not answer.");
    await page.unroute("**/staff/search.json**");
    await menu(page).getByRole("button", { name: "Try again" }).click();
    await expect(option(page, "Calendar")).toBeVisible();
    await option(page, "Calendar").click();
    await expect(page).toHaveURL(/\/staff\/calendar$/);
  });
});

test("an answer that comes late is not taken for that to what is typed now", async ({ page }) => {
  await joinDesk(page, "owner");
  await page.goto("/staff/");
  await openMenu(page);
  await page.route("**/staff/search.json?q=books", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue().catch(() => {});
  });
  await field(page).fill("books");
  await page.waitForTimeout(300);
  await field(page).fill("calendar");
  await expect(option(page, "Calendar")).toBeVisible();
  await page.waitForTimeout(1_800);
  await expect(option(page, "Calendar")).toBeVisible();
  await expect(option(page, "Books")).toHaveCount(0);
});

test("Enter before the answer opens the first hit once it is there, unless more was typed", async ({
  page,
}) => {
  await joinDesk(page, "owner");
  await page.goto("/staff/");
  await openMenu(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/staff/search.json?q=*", async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.keyboard.type("cal");
  await page.keyboard.press("Enter");
  await page.keyboard.type("endar");
  held.resolve();
  await expect(option(page, "Calendar")).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/$/);
  await field(page).fill("");
  await page.keyboard.type("books");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/staff\/books/);
});

test("a counsellor is shown own work alone", async ({ page }) => {
  await joinDesk(page, "counsellor");
  await page.goto("/staff/search?q=audit");
  await expect(main(page)).toContainText("Nothing that you may open matches");
  await page.goto("/staff/search");
  await expect(main(page).getByRole("link", { name: "New payment link" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Invite a person" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to a page that searches", { tag: "@wide" }, async ({ page }) => {
    const username = await joinDesk(page, "owner");
    await page.goto("/staff/");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await page.getByLabel("Search the desk").fill(username);
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(main(page).getByRole("link", { name: new RegExp(username) })).toBeVisible();
    await expectStandardHtml(page, "the page of the search");
  });
});

test("the page of the search is a good page", { tag: "@wide" }, async ({ page }) => {
  const username = await joinDesk(page, "owner");
  await page.goto(`/staff/search?q=${username}`);
  await expect(main(page).getByRole("link", { name: new RegExp(username) })).toBeVisible();
  await expectGoodPage(page, "the page of the search");
});
