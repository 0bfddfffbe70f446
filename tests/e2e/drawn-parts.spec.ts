import type { Page } from "@playwright/test";

import { box, expect, expectPrice, main, open, openAtRest, signUp, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("what the server drew is whole after a walk without loading a page, there and back", async ({
  page,
}) => {
  await open(page, "/service/premium/cover-letter/");
  const asLoaded = await textOf(page);
  await markDocument(page);
  await main(page).getByRole("link", { name: "All services" }).click();
  await expect(page).toHaveURL(/\/service\/$/);
  await main(page).locator('a[href="/service/premium/cover-letter/"]').first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Cover letter drafting");
  expect(await textOf(page)).toEqual(asLoaded);
  expect(await isMarked(page), "the document is the same").toBe(true);
});

test("a link in what the server drew leads on without loading a page", async ({ page }) => {
  // Once the browser's time zone is known the page is read again, and the part with its prices drawn anew.
  await openAtRest(page, "/");
  await markDocument(page);
  await page
    .locator("#needs")
    .getByRole("link", { name: /^Compare these/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/service\/\?need=/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page), "the document is the same").toBe(true);
});

test("an answer that is read stays open when the price is made anew", async ({ page }) => {
  await open(page, "/service/premium/complete-application/");
  const answer = page.locator("#faq details").first();
  await answer.locator("summary").click();
  await expect(answer).toHaveAttribute("open");
  await box(page).getByLabel("Number of universities").selectOption("20");
  await expectPrice(page, "₹1,07,999.00");
  await expect(answer).toHaveAttribute("open");
});

test("lists that the server drew are whole after a walk, and keep what is chosen when the price is made anew", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/service/premium/cover-letter/");
  const country = main(page).getByLabel("Country");
  const asLoaded = await country.locator("option").allTextContents();
  expect(asLoaded.length).toBeGreaterThan(200);
  await country.selectOption("DE");
  await box(page).getByRole("checkbox", { name: "Lightning speed" }).check();
  await expect(page).toHaveURL(/lightning=1/);
  await expect(country).toHaveValue("DE");
  await markDocument(page);
  await main(page).getByRole("link", { name: "All services" }).click();
  await main(page).locator('a[href="/service/premium/resume-help/"]').first().click();
  await expect(main(page).getByLabel("Service", { exact: true })).toHaveValue("resume-help");
  await expect(country).toHaveValue("IN");
  expect(await country.locator("option").allTextContents()).toEqual(asLoaded);
  expect(await isMarked(page), "the document is the same").toBe(true);
});

function textOf(page: Page): Promise<string[]> {
  return main(page).locator("[data-drawn]").allTextContents();
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "marked" in window);
}
