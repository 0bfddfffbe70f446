import type { Browser, Page } from "@playwright/test";

import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { composer, dora, joinDesk, writeAtDesk } from "#tests/e2e/desk-journey.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  orders,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

async function buy(browser: Browser): Promise<{ customer: Page; itemId: string }> {
  const customer = await onOwnDevice(browser);
  await signUpWithFunds(customer, 3_000);
  await buyFromWallet(customer);
  await customer.goto("/account/dashboard/");
  const link = orders(customer).first().getByRole("heading").getByRole("link");
  return { customer, itemId: (await link.getAttribute("href"))?.split("/").at(-1) ?? "" };
}

const conversation = (page: Page) => main(page).getByRole("region", { name: "Conversation" });

async function write(page: Page, words: string): Promise<void> {
  await conversation(page).getByRole("textbox", { name: "Message" }).fill(words);
  await conversation(page).getByRole("button", { name: "Send Message" }).click();
  await expect(conversation(page)).toContainText("Your message is sent.");
}

const bell = (page: Page) => page.getByRole("link", { name: /^Notifications/ });
/** Other journeys write to managers as well. */
const line = (page: Page, itemId: string, words: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ hasText: words })
    .filter({ has: page.locator(`[href*="${itemId}"]`) });

test("a manager is told of a message on work that nobody has, opens it and answers: the clock stops", async ({
  browser,
}) => {
  const manager = await onOwnDevice(browser);
  await joinDesk(manager, "manager", dora);
  const { customer, itemId } = await buy(browser);
  await customer.goto(`/account/services/${itemId}`);
  await write(customer, "May I send the form on Monday?");

  await manager.goto("/staff/");
  await expect(bell(manager)).toContainText("not read");
  await bell(manager).click();
  await expect(manager.getByRole("heading", { name: "Notifications" })).toBeVisible();
  const told = line(manager, itemId, "The customer has written about");
  await expect(told).toContainText("Not read:");
  await expectGoodPage(manager, "notifications");
  await told.getByRole("link").click();
  const clocks = main(manager);
  await expect(clocks).toContainText("They wrote");
  await expect(clocks).toContainText(/none yet, for \d+ minutes? of working time|none yet, for 1 minute/);
  await writeAtDesk(manager, { to: "customer", words: "Yes, of course." });
  await expect(composer(manager)).toContainText("Your message is sent.");
  await expect(clocks).toContainText(/after \d+ minutes? of working time/);
  await expect(clocks).not.toContainText("They wrote");
  await expectGoodPage(manager, "a case with its clocks");
  await manager.goto("/staff/notifications");
  await expect(line(manager, itemId, "The customer has written about")).not.toContainText("Not read:");
});

test("a late case tells counsellor and manager, and each is told as they chose", async ({ browser }) => {
  const [counsellor, manager, quiet] = [
    await onOwnDevice(browser),
    await onOwnDevice(browser),
    await onOwnDevice(browser, { javaScriptEnabled: false }),
  ];
  const username = await joinDesk(counsellor, "counsellor", dora);
  await joinDesk(manager, "manager", dora);
  await joinDesk(quiet, "manager", dora);
  await quiet.goto("/staff/notifications/settings");
  await quiet.getByLabel("Work is late").selectOption("off");
  await quiet.getByRole("button", { name: "Save" }).click();
  await expect(main(quiet)).toContainText("Saved.");
  await expect(quiet.getByLabel("Work is late")).toHaveValue("off");
  await manager.goto("/staff/notifications/settings");
  await expectGoodPage(manager, "settings of notifications");

  const { itemId } = await buy(browser);
  await inDatabase(
    `update order_items set state = 'in_progress', due_on = current_date - 1,
      assigned_to = (select id from users where username = $2) where id = $1`,
    [itemId, username],
  );
  await inDatabase("select graphile_worker.add_job('tell-of-deadlines', '{}')", []);
  for (const page of [counsellor, manager]) {
    await expect(async () => {
      await page.goto("/staff/notifications");
      await expect(line(page, itemId, "is late: it was due on")).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await line(counsellor, itemId, "is late").getByRole("button", { name: "Mark as Read" }).click();
  await expect(line(counsellor, itemId, "is late")).not.toContainText("Not read:");
  await main(manager).getByRole("button", { name: "Mark All as Read" }).click();
  await expect(line(manager, itemId, "is late")).not.toContainText("Not read:");
  await quiet.goto("/staff/notifications");
  await expect(line(quiet, itemId, "is late")).toHaveCount(0);
});
