import { readFile } from "node:fs/promises";

import { expect, main, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { nextOneTimeCode, oneTimeCode } from "#tests/setup/one-time-code.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { code, password, security, press, logIn, setUpSecondStep } from "#tests/e2e/account-journey.ts";

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

test.describe("what is refused", () => {
  test.use({ expectedErrors: /status of (401|403|409)/ });

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
});
