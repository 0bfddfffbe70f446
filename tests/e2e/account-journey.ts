import type { Browser, Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";

export const code = (page: Page) => page.getByLabel("Code", { exact: true });

export const password = "three calm words";

export const security = "/account/security";
export const sections = (page: Page, name: string) => main(page).getByRole("region", { name });
export const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click();

export async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto("/account/login/?next=/service/wallet/");
  await page.getByLabel("Email or username").fill(username);
  await page.getByLabel("Password").fill(secret);
  await press(page, "Log In");
}

export async function mailTo(page: Page, address: string, words: string): Promise<string> {
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

export const linkIn = (mail: string) =>
  new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? "").pathname + (/\?\S+/.exec(mail)?.[0] ?? "");

export async function onAnotherDevice(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  });
  const page = await context.newPage();
  await logIn(page, username, password);
  await expect(page).toHaveURL("/service/wallet/");
  return page;
}

export async function setUpSecondStep(page: Page): Promise<{ key: string; codes: string[] }> {
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
