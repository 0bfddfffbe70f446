import { readFile } from "node:fs/promises";

import type { Browser, Locator, Page } from "@playwright/test";

import { dora, joinDesk } from "#tests/e2e/desk-journey.ts";
import { sendWhatIsNeeded } from "#tests/e2e/intake-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { expect, main, onOwnDevice, signUpAndBuy, test, untilAwake } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of (403|409|422)/ });

const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const head = (page: Page, name: string) => main(page).getByRole("columnheader", { name, exact: true });
const rows = (page: Page) =>
  main(page)
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
const rowOf = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });
const said = (page: Page, text: string | RegExp) => expect(main(page).getByText(text)).toBeVisible();

/** Two orders with their forms, which nobody else's tests look at: they are this person's. */
async function twoOf(browser: Browser, username: string): Promise<[string, string]> {
  const bought: string[] = [];
  for (const nth of [1, 2]) {
    const customer = await onOwnDevice(browser);
    bought.push(await signUpAndBuy(customer));
    if (nth === 1) await sendWhatIsNeeded(customer);
    await customer.context().close();
  }
  await inDatabase(
    `update order_items set assigned_to = (select id from users where username = $1)
      where order_number = any($2::int[])`,
    [username, bought.map((order) => order.replace("LF-", ""))],
  );
  return bought as [string, string];
}

async function fileOf(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

test("a list is narrowed, sorted and kept, and its rows are chosen by keys, given away and exported", async ({
  browser,
  page,
}) => {
  const colleague = await onOwnDevice(browser);
  const other = await joinDesk(colleague, "counsellor", dora);
  const me = await joinDesk(page, "manager", dora);
  const [first, second] = await twoOf(browser, me);
  await page.goto("/staff/work?state=all");
  await untilAwake(page);
  await page.getByLabel("Counsellor", { exact: true }).selectOption({ label: "Mine" });
  await press(page, "Show");
  await expect(page).toHaveURL(/person=me/);
  await untilAwake(page);
  await head(page, "Order").getByRole("link").click();
  await expect(head(page, "Order")).toHaveAttribute("aria-sort", "descending");
  await expect(rows(page).nth(1)).toContainText(second);
  await head(page, "Order").getByRole("link").click();
  await expect(head(page, "Order")).toHaveAttribute("aria-sort", "ascending");
  await expect(rows(page).nth(1)).toContainText(first);

  await main(page).getByText("Save this view").click();
  await page.getByLabel("Name of the view").fill("Mine by order");
  await press(page, "Save");
  const view = main(page)
    .getByRole("navigation", { name: "Saved views" })
    .getByRole("link", { name: "Mine by order" });
  await expect(view).toHaveAttribute("aria-current", "page");
  await page.goto("/staff/work");
  await view.click();
  await expect(rows(page).nth(1)).toContainText(first);
  await untilAwake(page);
  await expectGoodPage(page, "a list of the desk");

  await expect(page.getByRole("button", { name: "Assign", exact: true })).toBeHidden();
  await page.keyboard.press("j");
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+X");
  await expect(main(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Assign", exact: true })).toBeHidden();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("Shift+X");
  await page.getByLabel("Give to").selectOption({ label: `Dora ${other}` });
  await expectGoodPage(page, "rows that are chosen");
  await press(page, "Assign");
  await said(page, "2 cases are done.");
  await said(page, "Nothing here. Try other filters.");

  await page.goto("/staff/work?state=all&sort=order");
  const file = await fileOf(page, main(page).getByRole("link", { name: /^Export as CSV/ }));
  expect(file.split("\r\n")[0]).toContain("Due,Order,Service");
  expect(file.indexOf(second)).toBeLessThan(file.indexOf(first));
  await page.getByLabel(`Choose Cover letter drafting, ${first}`).check();
  const chosen = await fileOf(page, main(page).getByRole("button", { name: "Export as CSV" }));
  expect(chosen.trim().split("\r\n")).toHaveLength(2);
  expect(chosen).toContain(first);
  await colleague.context().close();
});

test("without JavaScript rows are chosen too, and those that may not move are named", async ({ browser }) => {
  const page = await onOwnDevice(browser, { javaScriptEnabled: false, width: 1366 });
  const me = await joinDesk(page, "counsellor", dora);
  const [ready, withoutForm] = await twoOf(browser, me);
  await page.goto("/staff/work?state=all&person=me");
  for (const order of [ready, withoutForm]) await rowOf(page, order).getByRole("checkbox").check();
  await expect(page.getByLabel("Give to")).toHaveCount(0);
  await page.getByLabel("Move to").selectOption({ label: "In progress" });
  await press(page, "Move");
  await said(page, "One case is done.");
  await said(page, new RegExp(`of ${withoutForm}: Work starts once the customer has sent the form`));
  await expect(rowOf(page, ready)).toContainText("In progress");
  await page.context().close();
});

test(
  "the lists of money are good pages, and lead to their records",
  { tag: "@wide" },
  async ({ browser, page }) => {
    const customer = await onOwnDevice(browser);
    const order = await signUpAndBuy(customer);
    await joinDesk(page, "manager", dora);
    for (const list of ["Orders", "Payments", "Receipts", "Refunds"]) {
      await page.goto(`/staff/${list.toLowerCase()}`);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(list);
      await expectGoodPage(page, list);
    }
    await page.goto("/staff/orders");
    await page.getByLabel("Customer or order").fill(order);
    await press(page, "Show");
    await expect(main(page).getByRole("row")).toHaveCount(2);
    await main(page).getByRole("link", { name: order, exact: true }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Order ${order}`);
    await customer.context().close();
  },
);
