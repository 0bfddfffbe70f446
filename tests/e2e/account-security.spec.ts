import { expect, main, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import {
  password,
  security,
  sections,
  press,
  logIn,
  onAnotherDevice,
  setUpSecondStep,
} from "#tests/e2e/account-journey.ts";

const newPassword = "four rather calm words";

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
  });
}

for (const javaScriptEnabled of inTurn([true, false], 1)) {
  test.describe(javaScriptEnabled ? "mail with JavaScript" : "mail without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 401/ });

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
  });
}

test.describe("what is refused", () => {
  test.use({ expectedErrors: /status of (401|403|409)/ });

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

test("every page about security is good to look at and to use", { tag: "@wide" }, async ({ page }) => {
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
