import type { Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";

export const balance = (page: Page) => main(page).getByRole("region", { name: "Balance" });

export async function expectLog(page: Page, ...lines: (string | RegExp)[][]): Promise<void> {
  const rows = main(page).getByRole("region", { name: "What happened" }).getByRole("row");
  // One more for the header row.
  await expect(rows).toHaveCount(lines.length + 1);
  for (const [index, words] of lines.entries()) {
    for (const word of words) await expect(rows.nth(index + 1)).toContainText(word);
  }
}
