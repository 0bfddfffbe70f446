import type { Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { createGroup, place } from "#tests/e2e/group-journey.ts";
import { openForm } from "#tests/e2e/intake-journey.ts";
import {
  buyFromWallet,
  chooseGateway,
  expect,
  main,
  newPassword,
  onOwnDevice,
  open,
  signOut,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { openResume, pay } from "#tests/e2e/payment-journey.ts";

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const conversation = (page: Page) => main(page).getByRole("region", { name: "Conversation" });
const message = (page: Page) => conversation(page).getByRole("textbox", { name: "Message" });

test("what is typed about one customer does not stand in the record of the next", async ({
  page,
  browser,
}) => {
  const customer = await onOwnDevice(browser);
  const [one, other] = [await signUp(customer), await signUp(customer)];
  await customer.context().close();
  await joinDesk(page, "owner");
  await page.goto("/staff/");
  const openRecord = async (username: string) => {
    await untilAwake(page);
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    const menu = page.getByRole("dialog", { name: "Search the desk" });
    await menu.getByRole("combobox").fill(`${username}@example.org`);
    await menu.getByRole("option", { name: username }).click();
    await expect(main(page)).toContainText(username);
  };
  const reason = main(page).locator('[name="reason"]').first();
  const form = main(page).locator("details:has([name=reason])").first();
  await openRecord(one);
  await form.locator("summary").click();
  await reason.fill("For the first of them");
  await openRecord(other);
  await expect(reason).toHaveValue("");
});

test("a second message, typed after one was sent, is there after a log-in elsewhere ended and began anew", async ({
  page,
}) => {
  const username = await signUpWithFunds(page, 3_000);
  await buyFromWallet(page);
  await openForm(page);
  await message(page).fill("The first one.");
  await conversation(page).getByRole("button", { name: "Send Message" }).click();
  await expect(conversation(page)).toContainText("Your message is sent.");
  await untilAwake(page);
  await message(page).fill("The second one, not sent yet.");
  await page.reload();
  await untilAwake(page);
  await expect(message(page)).toHaveValue("The second one, not sent yet.");
  const other = await page.context().newPage();
  await open(other, "/");
  await signOut(other);
  await expect(other.getByRole("link", { name: "Log In" }).first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await main(page).getByRole("link", { name: "Log in to come back to this page" }).click();
  await main(page).getByLabel("Email or username").fill(username);
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(message(page)).toHaveValue("The second one, not sent yet.");
});

test("a contribution that is being written survives a change of one's role, and goes once it is in the log", async ({
  page,
}) => {
  await signUp(page);
  await createGroup(page, `Typed ${crypto.randomUUID().slice(0, 8)}`);
  await untilAwake(page);
  const text = main(page).getByLabel("What have you contributed?");
  await text.fill("Counted the grains of forty samples.");
  await place(page).getByLabel("Your contribution").selectOption("review");
  await place(page).getByRole("button", { name: "Change your role" }).click();
  await expect(main(page).getByText("Your role is changed.")).toBeVisible();
  await expect(text).toHaveValue("Counted the grains of forty samples.");
  await main(page).getByRole("button", { name: "Add to the log" }).click();
  await expect(main(page).getByText("Your contribution is in the log.")).toBeVisible();
  await expect(text).toHaveValue("");
});

test("Pay, pressed without a line, can be pressed again once it is back", async ({ page }) => {
  await signUp(page);
  await openResume(page);
  await chooseGateway(page, "Card", "stripe");
  await untilAwake(page);
  await page.context().setOffline(true);
  await pay(page).click();
  await expect(page.getByText("You are offline.").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  await pay(page).click();
  await expect(stripePay(page)).toBeVisible();
});
