import { readFile } from "node:fs/promises";

import type { Browser, Page } from "@playwright/test";

import { expect, main, signUp, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { nextOneTimeCode, oneTimeCode } from "#tests/setup/one-time-code.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const code = (page: Page) => page.getByLabel("Code", { exact: true });

const password = "three calm words";
const newPassword = "four rather calm words";

const security = "/account/security";
const sections = (page: Page, name: string) => main(page).getByRole("region", { name });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto("/account/login/?next=/service/wallet/");
  await page.getByLabel("Email or username").fill(username);
  await page.getByLabel("Password").fill(secret);
  await press(page, "Log In");
}

async function mailTo(page: Page, address: string, words: string): Promise<string> {
  const message = page
    .getByRole("article")
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: words });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(message.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return message.first().innerText();
}

const linkIn = (mail: string) =>
  new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? "").pathname + (/\?\S+/.exec(mail)?.[0] ?? "");

async function onAnotherDevice(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  });
  const page = await context.newPage();
  await logIn(page, username, password);
  await expect(page).toHaveURL("/service/wallet/");
  return page;
}

async function setUpSecondStep(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto(`${security}/second-factor`);
  await page.getByLabel("Password").fill(password);
  await press(page, "Set up the second step");
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await main(page).locator("code").innerText()).replaceAll(" ", "");
  await code(page).fill(oneTimeCode(key));
  await press(page, "Turn on the second step");
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expect(main(page).getByRole("listitem")).toHaveCount(10);
  return { key, codes: await main(page).locator("li code").allInnerTexts() };
}

for (const [viewport, javaScriptEnabled] of inTurn(
  [
    [{ width: 360, height: 740 }, false],
    [{ width: 1440, height: 900 }, true],
  ] as const,
  1,
)) {
  const how = `at ${viewport.width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`;

  test.describe(how, () => {
    test.use({ viewport, javaScriptEnabled });

    test(
      "a password is changed, which signs out the other device",
      { tag: "@wide" },
      async ({ page, browser }) => {
        const username = await signUp(page);
        const other = await onAnotherDevice(browser, username);
        await page.goto(`/profile/${username}/`);
        await main(page).getByRole("link", { name: "Log-in and security" }).click();
        await main(page).getByRole("link", { name: "Change your password" }).click();
        await page.getByLabel("Password you have now").fill("not the password");
        await page.getByLabel("New password").fill("short");
        await press(page, "Change the password");
        await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/at least 10 characters/);
        await page.getByLabel("Password you have now").fill("not the password");
        await page.getByLabel("New password").fill(newPassword);
        await press(page, "Change the password");
        await expect(page.getByLabel("Password you have now")).toHaveAccessibleDescription(
          /not your password/,
        );
        await page.getByLabel("Password you have now").fill(password);
        await page.getByLabel("New password").fill(newPassword);
        await press(page, "Change the password");
        await expect(page).toHaveURL(`${security}?done=password`);
        await expect(main(page).getByText("Your password is changed.")).toBeVisible();

        await other.reload();
        await expect(other).toHaveURL(/\/account\/login\//);
        await logIn(other, username, newPassword);
        await expect(other).toHaveURL("/service/wallet/");
        await other.context().close();
      },
    );

    test("the second step is set up, asked for, got round by no password, and turned off", async ({
      page,
    }) => {
      const username = await signUp(page);
      const { key, codes } = await setUpSecondStep(page);
      expect(new Set(codes).size).toBe(10);
      await page.reload();
      await expect(main(page).getByText("These codes have been shown.")).toBeVisible();

      await page.context().clearCookies();
      await logIn(page, username, password);
      await expect(page).toHaveURL("/account/second-factor?next=%2Fservice%2Fwallet%2F");
      await page.goto("/account/dashboard/");
      await expect(page).toHaveURL(/\/account\/login\//);
      await page.goto("/account/second-factor?next=/service/wallet/");
      await press(page, "Log In");
      await expect(code(page)).toHaveAccessibleDescription(/Enter the code/);
      await code(page).fill("wrong");
      await press(page, "Log In");
      await expect(code(page)).toHaveAccessibleDescription(/This code is not right/);
      await code(page).fill(nextOneTimeCode(key));
      await press(page, "Log In");
      await expect(page).toHaveURL("/service/wallet/");

      await page.context().clearCookies();
      await logIn(page, username, password);
      await code(page).fill(codes[0] ?? "");
      await press(page, "Log In");
      await expect(page).toHaveURL("/service/wallet/");

      await page.goto(`${security}/second-factor`);
      await expect(main(page).getByText("9 recovery codes are left.")).toBeVisible();
      await page.getByLabel("Password").fill(password);
      await code(page).fill(codes[1] ?? "");
      await press(page, "Turn off the second step");
      await expect(main(page).getByText("The second step is off.")).toBeVisible();
      await page.context().clearCookies();
      await logIn(page, username, password);
      await expect(page).toHaveURL("/service/wallet/");
    });
  });
}

test(
  "a wrong code shows the same picture again, and codes can be had as a file and made anew",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await page.goto(`${security}/second-factor`);
    await page.getByLabel("Password").fill(password);
    await press(page, "Set up the second step");
    const key = await main(page).locator("code").innerText();
    await code(page).fill("000000");
    await press(page, "Turn on the second step");
    await expect(code(page)).toHaveAccessibleDescription(/This code is not right/);
    await expect(main(page).locator("code")).toHaveText(key);
    await expectGoodPage(page, "setting up the second step");
    await code(page).fill(oneTimeCode(key.replaceAll(" ", "")));
    await press(page, "Turn on the second step");

    await expect(main(page).getByRole("listitem")).toHaveCount(10);
    const codes = await main(page).locator("li code").allInnerTexts();
    const download = page.waitForEvent("download");
    await main(page).getByRole("link", { name: "Download as a text file" }).click();
    const file = await (await download).path();
    const text = await readFile(file, "utf8");
    expect(codes.filter((code) => !text.includes(code))).toEqual([]);
    await expectGoodPage(page, "recovery codes");

    await main(page).getByRole("link", { name: "I have kept them" }).click();
    await expectGoodPage(page, "the second step");
    await page.getByLabel("Password").fill(password);
    await code(page).fill(codes[0] ?? "");
    await press(page, "Make new recovery codes");
    await expect(main(page).getByRole("listitem")).toHaveCount(10);
    const again = await main(page).locator("li code").allInnerTexts();
    expect(again.filter((code) => codes.includes(code))).toEqual([]);
  },
);

for (const javaScriptEnabled of inTurn([true, false], 1)) {
  test.describe(javaScriptEnabled ? "mail with JavaScript" : "mail without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 401/ });

    test("an email changes when the link in the new mail is confirmed, and not before", async ({ page }) => {
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
    });

    test("devices are listed, one is signed out, then all", { tag: "@wide" }, async ({ page, browser }) => {
      const username = await signUp(page);
      const other = await onAnotherDevice(browser, username);
      await page.goto(security);
      const devices = sections(page, "Where you are logged in").getByRole("listitem");
      await expect(devices).toHaveCount(2);
      await expect(devices.first()).toContainText("This device");
      await devices.filter({ hasText: "Firefox on Linux" }).getByRole("button").click();
      await expect(main(page).getByText("That device is signed out.")).toBeVisible();
      await expect(devices).toHaveCount(1);
      await other.reload();
      await expect(other).toHaveURL(/\/account\/login\//);
      await other.context().close();

      await press(page, "Sign out everywhere");
      await expect(page).toHaveURL("/");
      await page.goto(security);
      await expect(page).toHaveURL(/\/account\/login\//);
    });

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

  test("five wrong codes end the sign-in, and the page says so", { tag: "@wide" }, async ({ page }) => {
    const username = await signUp(page);
    const { key } = await setUpSecondStep(page);
    await page.context().clearCookies();
    await logIn(page, username, password);
    await expect(page).toHaveURL(/second-factor/);
    const wrong = String((Number(oneTimeCode(key)) + 1) % 1_000_000).padStart(6, "0");
    for (let n = 0; n < 5; n++) {
      await code(page).fill(wrong);
      await press(page, "Log In");
      await expect(code(page)).toHaveAccessibleDescription(/This code is not right/);
    }
    await code(page).fill(nextOneTimeCode(key));
    await press(page, "Log In");
    await expect(main(page).getByText("there were too many wrong codes")).toBeVisible();
    await main(page).getByRole("link", { name: "Start again" }).click();
    await expect(page).toHaveURL(/\/account\/login\//);
  });

  test("visitors are led to log in, and forms that are not ours are refused", async ({ page, baseURL }) => {
    for (const path of [security, `${security}/email`, `${security}/recovery-codes`, "/account/delete"]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/account/login/?next=${encodeURIComponent(path)}`);
    }
    await signUp(page);
    const headers = { origin: baseURL ?? "" };
    for (const path of [security, `${security}/password`, "/account/delete", "/account/data/export"]) {
      const answer = await page.request.post(path, { headers, form: { password, intent: "everywhere" } });
      expect(answer.status(), path).toBe(403);
    }
    await page.goto(security);
    await expect(page).toHaveURL(security);
    const foreign = await page.request.post("/account/delete", {
      headers: { origin: "https://evil.example" },
      form: { password },
    });
    expect(foreign.status()).toBe(403);
  });
});

test("every page about security is good to look at and to use", async ({ page }) => {
  test.slow();
  const username = await signUp(page);
  for (const path of [
    security,
    `${security}/email`,
    `${security}/email?sent=1`,
    `${security}/password`,
    `${security}/second-factor`,
    `${security}/recovery-codes`,
    "/account/data",
    "/account/delete",
    "/account/deleted",
    "/account/change-email?token=old",
  ]) {
    await page.goto(path);
    await expectGoodPage(page, path);
  }
  await setUpSecondStep(page);
  await page.context().clearCookies();
  await logIn(page, username, password);
  await expect(page).toHaveURL(/second-factor/);
  await expectGoodPage(page, "the second step of logging in");
});
