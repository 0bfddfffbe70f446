import type { Locator, Page } from "@playwright/test";

export const visa = (slug: string) => `/service/premium/${slug}/`;
export const section = (page: Page, id: string): Locator => page.locator(`section[id="${id}"]`);
export const eligibility = (page: Page): Locator => section(page, "eligibility-criteria");
export const tabsOf = (page: Page): Locator => eligibility(page).getByRole("radio");
