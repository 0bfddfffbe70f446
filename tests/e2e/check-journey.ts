import type { Locator, Page } from "@playwright/test";

import { expect, main, open } from "#tests/e2e/journey.ts";

export const check = (id: string) => `/check/${id}/`;
export const letter = (page: Page): Locator => page.getByRole("region", { name: /^What you named for/ });
export const part = (page: Page, name: string): Locator =>
  letter(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });
export const next = (page: Page) => main(page).getByRole("button", { name: "Next", exact: true }).click();
export const ask = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { level: 2, name });

/** All that a page sends, with its address and its body. */
export function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return sent;
}

export async function answerO1a(page: Page): Promise<void> {
  await open(page, check("o-1a"));
  await main(page).getByRole("radio", { name: "Science or technology" }).check();
  await next(page);
  await main(page).getByRole("radio", { name: "We are talking about it" }).check();
  await next(page);
  await next(page);
  await main(page).getByRole("checkbox", { name: "An award by my own employer" }).check();
  await next(page);
  await next(page);
  await next(page);
  await main(page)
    .getByRole("checkbox", { name: /^Peer review for a journal/ })
    .check();
  await main(page).getByRole("button", { name: "See the result now" }).click();
}

export async function expectO1aLetter(page: Page): Promise<void> {
  await expect(letter(page)).toBeVisible();
  await expect(letter(page)).toContainText("You named evidence for 1 of the 8 kinds. At least 3 are needed.");
  await expect(part(page, "Named")).toContainText("Judging others’ work");
  await expect(part(page, "Weak, and why")).toContainText("It shows what one employer thinks");
  await expect(part(page, "Missing, and what would count")).toContainText("High pay");
  await expect(part(page, "What the officer weighs after the count")).toContainText("not assessed here");
  await expect(part(page, "Which neighbour may fit better")).toContainText("EB-1A");
  await expect(part(page, "Sources")).toContainText("8 CFR 214.2(o)(3)(iii), as of 16 April 2026");
  await expect(part(page, "Sources")).toContainText("not legal advice");
  expect(await letter(page).innerText()).not.toMatch(/%|\bchance|probab|you are eligible/i);
}
