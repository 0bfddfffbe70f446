import type { Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-hand.ts";
import { expect, main, test, untilAwake } from "#tests/e2e/journey.ts";

test.use({ expectedErrors: /status of 422/ });

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const problem = (page: Page) => main(page).getByRole("alert").filter({ hasText: "There is a problem" });

/** The answer is a page that the browser asked for by itself. */
async function beRefused(page: Page): Promise<() => Promise<void>> {
  const letIn = await holdScripts(page);
  await page.goto("/contact/", { waitUntil: "commit" });
  await email(page).fill("nobody");
  await main(page).getByRole("button", { name: "Send" }).click();
  await expect(problem(page)).toBeVisible();
  return async () => {
    letIn();
    await untilAwake(page);
    await page.waitForLoadState("networkidle");
  };
}

test("a refusal that came before the scripts stays, and is read first", async ({ page }) => {
  const wake = await beRefused(page);
  await wake();
  await expect(problem(page)).toBeFocused();
  await expect(email(page)).toHaveValue("nobody");
});

test("the scripts take no focus from who types already", async ({ page }) => {
  const wake = await beRefused(page);
  await email(page).focus();
  await wake();
  await expect(email(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@");
  await expect(email(page)).toHaveValue("nobody@");
  await main(page).getByRole("button", { name: "Send" }).click();
  await expect(problem(page), "the answer to a form that the scripts sent").toBeFocused();
});

test("a link to a place of the page leads there and leaves the refusal, with what was typed", async ({
  page,
}) => {
  const wake = await beRefused(page);
  await wake();
  await page.getByRole("link", { name: "Skip to the page" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
  await expect(problem(page)).toBeVisible();
  await expect(email(page)).toHaveValue("nobody");
});
