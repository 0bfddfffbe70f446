import type { BrowserContext, Locator, Page } from "@playwright/test";

import { main, openPayment, payment } from "#tests/e2e/journey.ts";

export const payNow = (page: Page): Locator => main(page).getByRole("button", { name: /^Pay / });
export const askOthers = (where: Locator): Locator =>
  where.getByRole("button", { name: "Ask someone else to pay" });
/** Of the page that somebody else's payment leads to. */
export const thanked = (page: Page): Locator =>
  main(page).getByRole("heading", { level: 1, name: /^Thank you\. You paid / });

type Device = { width?: number; height?: number; javaScriptEnabled?: boolean };

export async function payerOf(page: Page, device: Device = {}): Promise<Page> {
  return (await newContextOf(page, device)).newPage();
}

export function newContextOf(page: Page, device: Device): Promise<BrowserContext> {
  const { width = 1440, height = 800, javaScriptEnabled = true } = device;
  const viewport = { width, height };
  return page.context().browser()!.newContext({ viewport, javaScriptEnabled, locale: "en-GB" });
}

export async function askForResume(page: Page): Promise<string> {
  await openPayment(page, "/service/premium/resume-help/", "₹2,499.00");
  await askOthers(payment(page)).click();
  return addressOn(page);
}

export async function addressOn(page: Page): Promise<string> {
  const asked = main(page).getByRole("region", { name: "Send this link to the person paying" });
  return asked.getByLabel("Address").inputValue();
}
