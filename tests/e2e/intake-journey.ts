import type { Locator, Page } from "@playwright/test";

import { expect, main } from "#tests/e2e/journey.ts";

export const whatWeNeed = (page: Page): Locator =>
  main(page).getByRole("region", { name: /^(Fill in y|Y)our details$/ });

export async function openForm(page: Page): Promise<void> {
  await page.goto("/account/dashboard/");
  await main(page)
    .getByRole("link", { name: /^Fill in your details/ })
    .first()
    .click();
  await expect(whatWeNeed(page)).toBeVisible();
}

export async function answerForm(form: Locator): Promise<void> {
  await form.getByLabel("What are you applying for?").selectOption("A post");
  await form.getByLabel("The job advertisement, or a link to it").fill("A gardener for a castle.");
  await form.getByLabel("How did you find it?").fill("On a noticeboard.");
  await form.getByLabel("Two or three moments that fit this post").fill("Ten years of roses.");
  await chooseResume(form, "resume.txt");
}

export async function chooseResume(form: Locator, name: string): Promise<void> {
  const buffer = Buffer.from("Gardener since 2016.");
  await form.getByLabel("Your resume").setInputFiles({ name, mimeType: "text/plain", buffer });
}

export async function sendWhatIsNeeded(page: Page): Promise<void> {
  await openForm(page);
  await answerForm(whatWeNeed(page));
  await pressIn(whatWeNeed(page), "Send");
  await expect(whatWeNeed(page)).toContainText("We have your details.");
}

export function pressIn(part: Locator, name: string): Promise<void> {
  return part.getByRole("button", { name, exact: true }).click();
}
