import type { Locator, Page } from "@playwright/test";

import { expect, openAtRest, test } from "#tests/e2e/journey.ts";
import { section, visa } from "#tests/e2e/visa-journey.ts";

/** Sections below the screen are laid out when they come near; no place may move for it. */
const path = visa("o-1-visa");

test.use({ viewport: { width: 412, height: 823 } });

const top = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const whenStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => setTimeout(done, 400)));

/** As with a wheel: every section on the way comes near. */
async function scrollUntilIn(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(target).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await target.scrollIntoViewIfNeeded();
  await whenStill(page);
}

test("what is far below the screen costs no layout before it comes near", async ({ page }) => {
  await openAtRest(page, path);
  const faq = section(page, "faq");
  const isLaidOut = () =>
    faq.evaluate((element) => element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await faq.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test("a link to a place in the page, or an address with one, leads exactly there", async ({ page }) => {
  await openAtRest(page, path);
  const faq = section(page, "faq");
  await page.getByRole("navigation", { name: "On this page" }).locator("summary").click();
  await page.getByRole("link", { name: "Questions and answers" }).click();
  await whenStill(page);
  const there = await top(faq);
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(200);
  await openAtRest(page, `${path}#faq`);
  await whenStill(page);
  expect(Math.abs((await top(faq)) - there)).toBeLessThan(3);
});

for (const way of ["back from another page", "a reload"]) {
  test(`${way} shows the place that was read`, async ({ page }) => {
    await openAtRest(page, path);
    const neighbours = section(page, "neighbours");
    const link = neighbours.getByRole("link").first();
    await scrollUntilIn(page, link);
    const before = await top(neighbours);
    if (way === "a reload") await page.reload();
    else {
      await link.click();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      await whenStill(page);
      await page.goBack();
    }
    await expect(neighbours).toBeInViewport();
    await whenStill(page);
    expect(Math.abs((await top(neighbours)) - before)).toBeLessThan(3);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an address with a place leads there", async ({ page }) => {
    await page.goto(`${path}#faq`);
    await expect(section(page, "faq").getByRole("heading").first()).toBeInViewport();
  });
});
