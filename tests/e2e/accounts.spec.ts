import { expect, test, type Page } from "@playwright/test";

import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import { accountMenu, signOut } from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const password = "three calm words";

async function fillRegistration(page: Page, username: string) {
  await page.getByLabel("First name").fill("Zoë");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Country").selectOption({ label: "Nigeria" });
  await page.getByLabel("Mobile").fill("8012345678");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
}

const freshUsername = () => `zoe-${crypto.randomUUID().slice(0, 8)}`;
const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of inTurn([true, false], 1)) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor signs up on the way to a service, signs out, and logs in again by email", async ({
      page,
    }) => {
      const username = freshUsername();
      await page.goto("/account/login/?next=/service/?q=visa");
      await main(page).getByRole("link", { name: "Sign Up" }).click();
      await fillRegistration(page, username);
      await main(page).getByRole("button", { name: "Sign Up" }).click();
      await expect(page).toHaveURL("/service/?q=visa");

      await signOut(page);
      await expect(page).toHaveURL("/");
      await page.goto("/account/login/");
      await page.getByLabel("Email or username").fill(`${username}@example.org`);
      await page.getByLabel("Password").fill(password);
      await main(page).getByRole("button", { name: "Log In" }).click();
      await expect(page).toHaveURL("/account/dashboard/");
      await expect(accountMenu(page)).toBeVisible();
    });

    test("what is wrong is said beside each field, and what was typed is kept", async ({ page }) => {
      await page.goto("/account/register");
      await fillRegistration(page, "admin");
      await page.getByLabel("Mobile").fill("+234");
      await page.getByLabel("Password").fill("short");
      await main(page).getByRole("button", { name: "Sign Up" }).click();

      const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
      await expect(summary.getByRole("link")).toHaveCount(3);
      await expect(page.getByLabel("Mobile")).toHaveAccessibleDescription(/Enter 6 to 14 digits/);
      await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/kept for our own staff/);
      await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 10 characters/);
      await expect(page.getByLabel("First name")).toHaveValue("Zoë");
      await expect(page.getByLabel("Country")).toHaveValue("NG");
      if (javaScriptEnabled) await expect(summary).toBeFocused();
    });
  });
}

test("five fields are enough to sign up: country and username are filled in", async ({ page }) => {
  await page.goto("/account/register");
  await page.getByLabel("First name").fill("Zoë");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(`${freshUsername()}@example.org`);
  await page.getByLabel("Mobile").fill("+234 803 123 4567");
  await page.getByLabel("Password").fill(password);
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
  await show.click();
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
  await accountMenu(page).click();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("NG");
  await expect(page.getByLabel("Mobile")).toHaveValue("8031234567");
});

test("a forgotten password is replaced through the mailed link, once", async ({ page }) => {
  const username = freshUsername();
  await page.goto("/account/register");
  await fillRegistration(page, username);
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
  await signOut(page);
  await expect(page).toHaveURL("/");

  await page.goto("/account/forgotten-password");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your mail")).toBeVisible();

  const message = page.getByRole("article").filter({ hasText: `To ${username}@example.org` });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = (await message.getByRole("link").getAttribute("href")) ?? "";
  await page.goto(link);
  await expectStandardHtml(page, "a new password");
  await page.getByLabel("Password").fill("another calm password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
  await page.getByLabel("Email or username").fill(username);
  await page.getByLabel("Password").fill("another calm password");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/account/dashboard/");

  await page.goto(link);
  await page.getByLabel("Password").fill("a third calm password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("This link has been used or is too old.")).toBeVisible();
});

test("after logging in nobody is led to another site", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/account/login/?next=/service/..//evil.example");
  await page.getByLabel("Email or username").fill("asha");
  await page.getByLabel("Password").fill(process.env["DEMO_PASSWORD"] ?? "");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/account/dashboard/");
});

test("a form that was not given by our page is refused", async ({ page, baseURL }) => {
  const response = await page.request.post("/account/login/", {
    form: { identifier: "asha", password: process.env["DEMO_PASSWORD"] ?? "" },
    headers: { origin: baseURL ?? "" },
  });
  expect(response.status()).toBe(403);
  expect(await response.text()).toContain("Please try again.");
});

test("a sign-up page full of errors has no accessibility fault", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/account/register");
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("There is a problem")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
});
