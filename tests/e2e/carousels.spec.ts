import type { Browser, Locator, Page } from "@playwright/test";

import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import { buyFromWallet, expect, main, open, signUpWithFunds, test } from "#tests/e2e/journey.ts";

const carousel = (page: Page, name: string): Locator => main(page).getByRole("group", { name, exact: true });

test.describe("slides", () => {
  test.use({ reducedMotion: "reduce" });

  const slides = (page: Page) => carousel(page, "How a statement comes to be");
  const slide = (page: Page, place: number) => slides(page).getByRole("group", { name: `${place} of 4` });

  test.beforeEach(({ page }) => open(page, "/service/premium/sop-drafting/"));

  test("go on and back one by one and stop at both ends", async ({ page }) => {
    const previous = slides(page).getByRole("button", { name: "Previous slide" });
    const next = slides(page).getByRole("button", { name: "Next slide" });
    await expect(previous).toBeDisabled();
    for (const place of [2, 3, 4]) {
      await next.click();
      await expect(slides(page).getByText(`${place} of 4`)).toBeVisible();
      await expect(slide(page, place)).toBeInViewport({ ratio: 0.5 });
      await expect(slide(page, place - 1)).not.toBeInViewport({ ratio: 0.5 });
    }
    await expect(next).toBeDisabled();
    await expect(next, "pressing it for the last time does not take the focus away").toBeFocused();
    await page.keyboard.press("Enter");
    await expect(slides(page).getByText("4 of 4")).toBeVisible();
    await previous.click();
    await expect(slides(page).getByText("3 of 4")).toBeVisible();
    await expect(next).toBeEnabled();
  });

  test("are moved by the arrow keys, and what is shown is said", { tag: "@wide" }, async ({ page }) => {
    const row = slides(page).getByRole("region");
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slides(page).getByText("2 of 4")).toBeVisible();
    await expect(slides(page).getByText("2 of 4")).toHaveAttribute("aria-live", "polite");
    await page.keyboard.press("ArrowLeft");
    await expect(slides(page).getByText("1 of 4")).toBeVisible();
  });

  test("keep their place when the window changes its width", { tag: "@wide" }, async ({ page }) => {
    await slides(page).getByRole("button", { name: "Next slide" }).click();
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    await page.setViewportSize({ width: 360, height: 740 });
    await slides(page).scrollIntoViewIfNeeded();
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    await expect(slides(page).getByText("2 of 4")).toBeVisible();
  });
});

async function publishAs(browser: Browser, words: string): Promise<void> {
  const context = await browser.newContext({ timezoneId: "Asia/Kolkata" });
  const page = await context.newPage();
  await signUpWithFunds(page, 4_000);
  await buyFromWallet(page, { service_link_list: ["linkedin-profile-building"] });
  await open(page, "/service/publish-testimonial/linkedin-profile-building/");
  await main(page).getByLabel("Your testimonial").fill(words);
  await main(page).getByRole("button", { name: "Publish" }).click();
  await expect(main(page).getByText("Your testimonial is published.")).toBeVisible();
  await context.close();
}

test("testimonials wrap at both ends, fade for 100 ms, and hold the longest words", async ({
  page,
  browser,
}) => {
  test.slow();
  const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await publishAs(browser, `They asked better questions than I had. ${earlier}`);
  const hostile = `${"Donaudampfschifffahrtsgesellschaft".repeat(6)} ${"and more words ".repeat(60)}`;
  await publishAs(browser, `${later} ${hostile}`);

  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, "/service/premium/linkedin-profile-building/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const testimonials = carousel(page, "Testimonials");
  const card = (words: string) => testimonials.getByRole("figure").filter({ hasText: words });
  // Another journey may publish one more meanwhile.
  const position = (place: RegExp) => testimonials.getByText(place);
  const previous = testimonials.getByRole("button", { name: "Previous testimonial" });
  const next = testimonials.getByRole("button", { name: "Next testimonial" });
  await testimonials.scrollIntoViewIfNeeded();
  await expect(card(later), "the newest comes first").toBeInViewport({ ratio: 0.3 });
  await expect(card(later).getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const row = testimonials.getByRole("region", { name: /^Testimonials/ });
  // The page's clock: real time is unreliable on busy machines.
  await page.clock.pauseAt(Date.now() + 60_000);
  await previous.click();
  await expect(position(/^(\d+) of \1$/), "back from the first to the last").toBeVisible();
  await expect(row).toHaveCSS("transition", "opacity 0.1s linear");
  await page.clock.runFor(99);
  await expect(row, "still on its way out").toHaveAttribute("data-fading");
  await page.clock.runFor(1);
  await expect(row).not.toHaveAttribute("data-fading");
  await expect(testimonials.getByRole("figure").last()).toBeInViewport({ ratio: 0.3 });

  await next.click();
  await page.clock.runFor(100);
  await expect(position(/^1 of \d+$/), "on from the last to the first").toBeVisible();
  await expect(card(later)).toBeInViewport({ ratio: 0.3 });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await next.click();
  await expect(position(/^2 of \d+$/)).toBeVisible();
  await page.clock.runFor(1);
  await expect(row, "no fade for people who asked for less motion").not.toHaveAttribute("data-fading");
  await expect(card(earlier)).toBeInViewport({ ratio: 0.3 });
});
