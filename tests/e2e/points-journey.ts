import type { Locator, Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";

export const canada = "/check/express-entry/";
export const result = (page: Page): Locator => page.getByRole("region", { name: /^Your result for/ });

/** 29, a bachelor's degree, CLB 9 in all but writing, one year of work abroad, no partner. */
export async function answerCanada(page: Page): Promise<void> {
  const form = main(page);
  await form.getByLabel("Your age").fill("29");
  await form
    .getByLabel("Your highest education")
    .selectOption("A bachelor’s degree, or another credential of three years or more");
  await form.getByLabel("English test").selectOption("IELTS General Training");
  for (const [ability, score] of [
    ["English reading", "7"],
    ["English writing", "6,5"],
    ["English listening", "8"],
    ["English speaking", "7"],
  ] as const)
    await form.getByLabel(ability).fill(score);
  await form.getByLabel("Years outside Canada").fill("1");
  await form.getByRole("button", { name: "See the result" }).click();
}

export async function expectCanadaResult(page: Page): Promise<void> {
  await expect(result(page)).toContainText("372 of 1,200 points");
  await expect(result(page)).toContainText("Newer rules are in force since 3 November 2026");
  await expect(result(page)).toContainText("Comprehensive Ranking System, 25 March 2025 to 2 November 2026");
  await expect(result(page)).toContainText("writing 6.5 is CLB 8 (23)");
  for (const [programme, gain] of [
    ["Comprehensive Ranking System (CRS)", "+32"],
    ["Federal Skilled Worker", "+1"],
  ] as const) {
    const part = result(page).getByRole("region", { name: programme });
    const raise = part.getByRole("listitem").filter({ hasText: "CLB 9 in writing" });
    await expect(raise).toContainText(gain);
  }
  await expect(main(page).getByRole("heading", { name: "What this check counts by" })).toBeVisible();
}
