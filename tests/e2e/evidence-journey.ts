import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";
import { filesInZip } from "#tests/cases/files-in-zip.ts";

export const entry = (page: Page, title: string): Locator =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

export const paper = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** Opens the form of an entry and returns it. */
export async function openEntry(page: Page, title: string): Promise<Locator> {
  await entry(page, title)
    .getByRole("link", { name: new RegExp(`^(Add files|Change|Give the date|Attach) ?: ${title}$`) })
    .click();
  const form = main(page).getByRole("form", { name: title, exact: true });
  await expect(form).toBeVisible();
  return form;
}

export async function send(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Send to your counsellor" }).click();
}

/** The files in the bundle that the page's link leads to, by name. */
export async function openBundle(page: Page): Promise<Map<string, Buffer>> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main(page)
      .getByRole("link", { name: /^Download the bundle/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^evidence-LF-\d+\.zip$/);
  return filesInZip(await readFile(await download.path()));
}
