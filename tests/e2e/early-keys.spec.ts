import type { Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { holdScripts, slowProcessor } from "#tests/e2e/early-hand.ts";
import { expect, main, test, untilAwake } from "#tests/e2e/journey.ts";

// The desk's keys: pressed while a page has no scripts yet, they count once it has.

const search = (page: Page) => page.getByRole("dialog", { name: "Search the desk" }).getByRole("combobox");
const rows = (page: Page) => main(page).locator("[data-rows] tbody tr");

async function pressEarly(page: Page, path: string, keys: readonly string[]): Promise<void> {
  const letScriptsIn = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await main(page).waitFor();
  for (const key of keys) await page.keyboard.press(key);
  letScriptsIn();
}

test("Ctrl-K opens the search, on a slow processor too", async ({ page }) => {
  await joinDesk(page, "owner");
  await slowProcessor(page, 4);
  for (const path of ["/staff/", "/staff/work"]) {
    await pressEarly(page, path, ["ControlOrMeta+k"]);
    await expect(search(page)).toBeFocused();
    // Twice would close it.
    await page.unrouteAll();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(search(page)).toBeHidden();
  }
});

test("letters lead through a list in their order", async ({ page }) => {
  await joinDesk(page, "owner");
  await pressEarly(page, "/staff/customers", ["j", "j", "k", "j"]);
  await expect(rows(page).nth(1)).toBeFocused();
});

test("an arrow leads to the calendar's next week", async ({ page }) => {
  await joinDesk(page, "manager");
  await pressEarly(page, "/staff/calendar", ["ArrowRight"]);
  await expect(page).toHaveURL(/[?&]from=/);
});

test("what is typed in a field is only typed", async ({ page }) => {
  await joinDesk(page, "owner");
  const letScriptsIn = await holdScripts(page);
  await page.goto("/staff/search", { waitUntil: "commit" });
  const field = main(page).getByRole("searchbox");
  await field.pressSequentially("jxk");
  letScriptsIn();
  await untilAwake(page);
  await expect(field).toHaveValue("jxk");
  await expect(field).toBeFocused();
});
