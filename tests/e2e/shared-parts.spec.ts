import type { Browser, Locator, Page } from "@playwright/test";

import {
  accessibilityFaults,
  expect,
  fillCart,
  main,
  open,
  openAtRest,
  openPayment,
  payment,
  signUp,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";

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

  test("are moved by the arrow keys, and what is shown is said", async ({ page }) => {
    const row = slides(page).getByRole("region");
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slides(page).getByText("2 of 4")).toBeVisible();
    await expect(slides(page).getByText("2 of 4")).toHaveAttribute("aria-live", "polite");
    await page.keyboard.press("ArrowLeft");
    await expect(slides(page).getByText("1 of 4")).toBeVisible();
  });

  test("keep their place when the window changes its width", async ({ page }) => {
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
  await openPayment(page, "/service/premium/linkedin-profile-building/", "₹3,499.00");
  await payment(page).getByLabel("Use wallet").check();
  await payment(page).getByRole("button", { name: "Pay ₹3,499.00" }).click();
  await expect(main(page).getByRole("status").filter({ hasText: "is paid" })).toBeVisible();
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

test("one question is open at a time, and its answer is at most 26rem high", async ({ page }) => {
  await open(page, "/service/premium/complete-application/");
  const questions = page.locator("#faq details");
  const summary = (place: number) => questions.nth(place).locator("summary");
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
  await summary(0).click();
  await expect(questions.nth(0)).toHaveAttribute("open");
  await summary(2).click();
  await expect(questions.nth(2)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  const panel = questions.nth(2).locator("summary + *");
  await expect(panel).toHaveCSS("max-height", "416px");
  await expect(panel).toHaveCSS("overflow-y", "auto");
  await summary(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#faq details[open]"), "the open one closes").toHaveCount(0);
});

test("a video is loaded and plays when a tenth of its place is in sight, not before", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAtRest(page, "/service/premium/mock-interview/");
  const place = page.locator("#video a, #video iframe").first().locator("..");
  const showTenths = (tenths: number) =>
    place.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
    }, tenths / 10);
  const frame = page.locator("#video iframe");
  await showTenths(0.5);
  await page.waitForTimeout(300);
  await expect(frame, "a twentieth in sight").toHaveCount(0);
  await showTenths(1.6);
  // The demo plays a local file in place of a video, so no other site is called.
  await expect(frame).toHaveAttribute("src", "/demo-video/demo-mock-interview?autoplay=1&mute=1");
  await expect(frame.contentFrame().getByText("The service’s video plays here").last()).toBeVisible();
});

test("a country is chosen by its flag and name, the USA to begin with", async ({ page }) => {
  await open(page, "/service/premium/visa_and_financial_counselling/");
  const tab = (name: string) => main(page).getByRole("radio", { name, exact: true });
  const panel = (name: string) => main(page).getByRole("group", { name, exact: true });
  await expect(tab("USA")).toBeChecked();
  await expect(panel("USA")).toContainText("98.7% success rate");
  await expect(panel("USA").getByText("USA: valid visa types")).toBeVisible();
  await tab("Canada").check();
  await expect(panel("Canada")).toContainText("97.9% success rate");
  await expect(panel("USA")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(tab("UK")).toBeFocused();
  await expect(panel("UK")).toContainText("97.5% success rate");
  for (const code of ["US", "CA", "GB"]) {
    const flag = main(page).locator(`label [data-country="${code}"]`);
    await expect(flag).toHaveCSS("background-image", /\.svg|image\/svg/);
  }
});

test("destinations keep their counts at 320 px, where the map has no room for names", async ({ page }) => {
  await open(page, "/service/premium/complete-application/");
  const map = page.locator("#destinations svg text").first();
  const list = page.locator("#destinations").getByRole("table");
  await expect(map).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(map).toBeHidden();
  await expect(list.getByRole("row", { name: /United States 10,000/ })).toBeVisible();
  await expect(list.getByRole("row", { name: /Canada 2,000/ })).toBeVisible();
});

test("a wide table scrolls inside itself on a phone, by keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/service/premium/express-entry/");
  const tables = main(page)
    .getByRole("region")
    .filter({ has: page.locator(":scope > table") });
  const widest = await tables.evaluateAll((regions) => {
    const spare = regions.map((region) => region.scrollWidth - region.clientWidth);
    return spare.indexOf(Math.max(...spare));
  });
  const table = tables.nth(widest);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("a table of sentences is a card a row on a phone, and still a table to who cannot see it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/privacy");
  const table = main(page).getByRole("table").first();
  const row = table.getByRole("row").nth(1);
  const [name, first, second] = [
    row.getByRole("rowheader"),
    row.getByRole("cell").nth(0),
    row.getByRole("cell").nth(1),
  ];
  await expect(table.getByRole("columnheader").nth(1)).toBeAttached();
  const tops = await Promise.all([name, first, second].map(async (cell) => (await cell.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(3);
  expect((await second.boundingBox())!.width).toBeGreaterThan(280);
  await page.setViewportSize({ width: 1024, height: 740 });
  const wide = await Promise.all([name, first, second].map(async (cell) => (await cell.boundingBox())!.y));
  expect(new Set(wide).size).toBe(1);
});

test(
  "the confirmation stays until it is answered, and its action runs before it closes",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await fillCart(page, { link: "cover-letter" });
    await open(page, "/service/cart");
    const empty = main(page).getByRole("button", { name: "Empty Cart" });
    const dialog = page.getByRole("dialog", { name: "Empty the cart?" });
    await empty.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 300);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Empty Cart" }).click();
    await expect(main(page).getByText("Your cart is empty")).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test("research groups lead to creating one and to the others", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/service/premium/research-paper/");
  const groups = page.locator("#research-groups");
  await expect(groups).toContainText("Didn't find what you were looking for?");
  await groups.getByRole("link", { name: "View More Groups" }).click();
  await expect(page).toHaveURL("/service/research_groups/");
  await page.goBack();
  await groups.getByRole("link", { name: "Create Research Group" }).click();
  await expect(page).toHaveURL(/\/account\/login\/\?next=%2Fservice%2Fresearch_groups%2Fcreate$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide, every country and every answer can be read", async ({ page }) => {
    await page.goto("/service/premium/sop-drafting/");
    const slides = carousel(page, "How a statement comes to be");
    for (const place of [1, 2, 3, 4]) {
      await slides.getByRole("group", { name: `${place} of 4` }).scrollIntoViewIfNeeded();
      await expect(slides.getByRole("group", { name: `${place} of 4` })).toBeInViewport({ ratio: 0.5 });
    }
    await expect(slides.getByRole("button")).toHaveCount(0);

    await page.goto("/service/premium/visa_and_financial_counselling/");
    for (const rate of ["98.7%", "97.9%", "97.5%"])
      await expect(main(page).getByText(rate).first()).toBeVisible();

    const questions = page.locator("#faq details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1).locator("p")).toBeVisible();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
  });
});
