import { readFile } from "node:fs/promises";

import { expect, main, signUp, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { password, security, sections, press, logIn, mailTo, linkIn } from "#tests/e2e/account-journey.ts";

for (const javaScriptEnabled of inTurn([true, false], 1)) {
  test.describe(javaScriptEnabled ? "mail with JavaScript" : "mail without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 401/ });

    test(
      "an email changes when the link in the new mail is confirmed, and not before",
      { tag: "@wide" },
      async ({ page }) => {
        const username = await signUp(page);
        const [before, after] = [`${username}@example.org`, `new-${username}@example.org`];
        await page.goto(`${security}/email`);
        // Opening its own link has confirmed the address.
        await expect(main(page).getByText("It is not confirmed yet")).toBeVisible();
        await page.getByLabel("New email").fill(before);
        await page.getByLabel("Password").fill(password);
        await press(page, "Send the link");
        await page.goto(linkIn(await mailTo(page, before, "Confirm your address")));
        await press(page, "Confirm this address");
        await expect(main(page).getByText(`Your email is ${before} now.`)).toBeVisible();
        await page.goto(`${security}/email`);
        await page.getByLabel("New email").fill(before);
        await page.getByLabel("Password").fill(password);
        await press(page, "Send the link");
        await expect(page.getByLabel("New email")).toHaveAccessibleDescription(/already/);
        await page.getByLabel("New email").fill(after);
        await page.getByLabel("Password").fill(password);
        await press(page, "Send the link");
        await expect(main(page).getByText("Check your new mailbox")).toBeVisible();
        expect(await mailTo(page, before, "A new address for your")).toContain(after);
        const link = linkIn(await mailTo(page, after, "Confirm your address"));

        await page.goto(link);
        await expect(main(page).getByText(after)).toBeVisible();
        await page.goto(security);
        await expect(sections(page, "Email")).toContainText(before);
        await page.goto(link);
        await press(page, "Confirm this address");
        await expect(main(page).getByText(`Your email is ${after} now.`)).toBeVisible();
        await page.goto(security);
        await expect(sections(page, "Email").getByText(after, { exact: true })).toBeVisible();
        await page.goto(link);
        await expect(main(page).getByText("This link has been used or is too old.")).toBeVisible();
      },
    );

    test(
      "one's data is downloaded, and the account deleted with its password",
      { tag: "@wide" },
      async ({ page }) => {
        const username = await signUp(page);
        await page.goto("/account/data");
        const download = page.waitForEvent("download");
        await press(page, "Download your data");
        const data: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
        expect(data).toMatchObject({ account: { username }, orders: [] });

        await main(page).getByRole("link", { name: "Delete your account" }).click();
        await page.getByLabel("Password").fill("not the password");
        await press(page, "Delete your account");
        await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/not your password/);
        await page.getByLabel("Password").fill(password);
        await press(page, "Delete your account");
        await expect(page).toHaveURL("/account/deleted");
        await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
        await mailTo(page, `${username}@example.org`, "is deleted");
        await logIn(page, username, password);
        await expect(main(page).getByText("These details do not match an account.")).toBeVisible();
      },
    );
  });
}

test.describe("what is refused", () => {
  test.use({ expectedErrors: /status of (401|403|409)/ });

  test(
    "an account with money in its wallet is not deleted, and the page says why",
    { tag: "@wide" },
    async ({ page }) => {
      await signUpWithFunds(page, 500);
      await page.goto("/account/delete");
      await expect(main(page).getByText("Your wallet still holds ₹500.00.")).toBeVisible();
      await expect(page.getByLabel("Password")).toHaveCount(0);
      await expectGoodPage(page, "an account that cannot be deleted yet");
      await main(page).getByRole("link", { name: "Open your wallet" }).click();
      await expect(page).toHaveURL("/service/wallet/");
    },
  );
});
