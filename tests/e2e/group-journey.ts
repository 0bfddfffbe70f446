import type { Browser, Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";

export const groupsPath = "/service/research_groups/";
export const about =
  "How river sand moves after a dam has been taken down, from satellite pictures of twenty years.";
export const newTitle = () => `River sand (${crypto.randomUUID().slice(0, 8)})`;
export const step = (page: Page) => main(page).getByRole("region", { name: "What happens next" });
export const members = (page: Page) => main(page).getByRole("region", { name: /^Members/ });

export const place = (page: Page) => main(page).getByRole("region", { name: "Your place" });

export async function createGroup(page: Page, title: string, coAuthors = 1): Promise<void> {
  await page.goto(`${groupsPath}create?coAuthors=${coAuthors}`);
  await fillGroup(page, title);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
}

export async function fillGroup(page: Page, title: string): Promise<void> {
  await main(page).getByLabel("Title").fill(title);
  await main(page).getByLabel("What the paper is about").fill(about);
  await main(page).getByRole("radio", { name: "Data" }).check();
  await main(page).getByRole("button", { name: "Create Group" }).click();
}

export async function join(page: Page): Promise<void> {
  await step(page).getByRole("radio", { name: "Writing" }).check();
  await step(page).getByRole("button", { name: "Join Research Group" }).click();
  await expect(main(page).getByText("You have joined the group.")).toBeVisible();
}

export async function anotherBrowser(browser: Browser, page: Page, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    timezoneId: "Asia/Kolkata",
    locale: "en-GB",
    viewport: page.viewportSize(),
    javaScriptEnabled,
  });
  return context.newPage();
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;
