import type { Locator, Page } from "@playwright/test";

import type { Bought, Week } from "#tests/e2e/desk-week-setup.ts";
import { expect, main } from "#tests/e2e/journey.ts";

export const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
export const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
export const summary = (within: Locator, words: string) =>
  within.locator("summary").filter({ hasText: words });
export const row = (within: Locator, { order }: Bought) => within.getByRole("row").filter({ hasText: order });
export const said = (page: Page, words: string) => expect(main(page).getByText(words)).toBeVisible();

/** To a page of the desk, by its search. */
export async function visit({ hand }: Week, page: Page, label: string, path: string): Promise<void> {
  await hand.find(page, label, new RegExp(`^${label}`));
  await expect(page).toHaveURL(new RegExp(`${path.replace("?", "\\?")}$`));
}
