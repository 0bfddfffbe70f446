import { randomInt } from "node:crypto";

import type { Browser, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const wallet = (page: Page) => main(page).getByRole("region", { name: "Wallet" });

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: true })).newPage();
}

const customerRow = (page: Page, username: string) =>
  main(page).getByRole("row").filter({ hasText: username });

async function openCustomer(page: Page, username: string): Promise<void> {
  await page.goto("/staff/customers");
  await page.getByLabel("Search").fill(username);
  await button(page, "Show").click();
  await customerRow(page, username).getByRole("link", { name: "Meera Nair" }).click();
  await wallet(page).getByText("Change the wallet by hand").click();
}

for (const [how, options] of inTurn(
  [
    ["with JavaScript", { javaScriptEnabled: true, viewport: { width: 1440, height: 900 } }],
    ["without JavaScript on a phone", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }],
  ] as const,
  1,
)) {
  test.describe(how, () => {
    test.use({ ...options, expectedErrors: /status of 4(09|22)/ });

    test("a little is put into a wallet at once, and much once a colleague agrees", async ({
      page,
      browser,
    }) => {
      test.setTimeout(180_000);
      // Unique: all tests' requests share one list.
      const rupees = randomInt(90_000, 99_000);
      const amount = `₹${rupees.toLocaleString("en-IN")}.00`;
      const customer = await anotherPage(browser);
      const username = await signUp(customer);
      await joinDesk(page, "manager");
      await openCustomer(page, username);
      await wallet(page).getByLabel("Currency").selectOption("INR");
      await wallet(page).getByLabel("Amount").fill("500,0,0");
      await wallet(page).getByLabel("Why", { exact: true }).fill("A gesture for the long wait");
      await button(page, "Change the wallet").click();
      await expect(wallet(page).getByLabel("Amount")).toHaveAccessibleDescription(/in figures/);
      await expect(wallet(page).getByLabel("Why", { exact: true })).toHaveValue(
        "A gesture for the long wait",
      );
      await wallet(page).getByLabel("Amount").fill("500");
      await button(page, "Change the wallet").click();
      await expect(page).toHaveURL(/done=adjust_wallet$/);
      await expect(wallet(page)).toContainText("It holds ₹500.00.");
      await customer.goto("/service/wallet/");
      await expect(main(customer)).toContainText("Added by Landfall: A gesture for the long wait");

      await wallet(page).getByText("Change the wallet by hand").click();
      await wallet(page).getByLabel("What", { exact: true }).selectOption("Take money off");
      await wallet(page).getByLabel("Amount in INR").fill("501");
      await wallet(page).getByLabel("Why", { exact: true }).fill("Given twice");
      await button(page, "Change the wallet").click();
      await expect(wallet(page).getByLabel("Amount in INR")).toHaveAccessibleDescription(/less than this/);
      await wallet(page).getByLabel("What", { exact: true }).selectOption("Add money");
      await wallet(page).getByLabel("Amount in INR").fill(String(rupees));
      await button(page, "Change the wallet").click();
      await expect(page).toHaveURL(/done=adjustment_asked$/);
      await expect(wallet(page)).toContainText("Waiting for approval");
      await wallet(page).getByRole("link", { name: "Waiting for approval" }).first().click();
      const own = main(page).getByRole("row").filter({ hasText: amount });
      await expect(own).toContainText("A colleague decides on this.");

      const colleague = await anotherPage(browser);
      await joinDesk(colleague, "owner");
      await colleague.goto("/staff/");
      await main(colleague)
        .getByRole("link", { name: /Wallet changes and refunds to approve/ })
        .click();
      const asked = main(colleague).getByRole("row").filter({ hasText: amount });
      await expectGoodPage(colleague, "wallet requests");
      await asked.getByRole("button", { name: "Approve" }).click();
      await expect(colleague).toHaveURL(/done=approve$/);
      await customer.goto("/service/wallet/");
      await expect(main(customer)).toContainText(`₹${(rupees + 500).toLocaleString("en-IN")}.00`);
      await colleague.context().close();
      await customer.context().close();
    });
  });
}
