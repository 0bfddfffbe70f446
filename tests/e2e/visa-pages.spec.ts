import type { Locator, Page } from "@playwright/test";

import { expect, layOutAll, main, open, openAtRest, signUp, test } from "#tests/e2e/journey.ts";
import { eligibility, section, tabsOf, visa } from "#tests/e2e/visa-journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const bar = (page: Page): Locator => page.getByRole("complementary", { name: "Free eligibility check" });

test("the timeline fills, its dots light and its pictures appear while one scrolls", async ({ page }) => {
  await openAtRest(page, visa("o-1-visa"));
  const line = section(page, "timeline").locator("ol");
  const reached = line.locator("> li[data-reached]");
  const progress = () =>
    line.evaluate((element) => Number(getComputedStyle(element).getPropertyValue("--progress")));
  await expect(line).toHaveAttribute("data-following");
  await expect(reached).toHaveCount(0);
  expect(await progress()).toBe(0);
  const lastPicture = line.locator("img").last();
  await expect(lastPicture).toHaveCSS("opacity", "0");

  const readTo = (step: number) =>
    line.evaluate((element, index) => {
      const { top } = element.children[index]!.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * 0.5, behavior: "instant" });
    }, step);
  await readTo(1);
  await expect(reached).toHaveCount(2);
  await expect.poll(progress).toBeGreaterThan(0.2);
  expect(await progress()).toBeLessThan(1);
  await readTo((await line.locator("> li").count()) - 1);
  await expect.poll(progress).toBe(1);
  await expect(reached).toHaveCount(await line.locator("> li").count());
  await expect(lastPicture).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(reached).toHaveCount(0);
});

test.describe("for people who asked for less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the timeline is whole from the start", { tag: "@wide" }, async ({ page }) => {
    await open(page, visa("o-1-visa"));
    const line = section(page, "timeline").locator("ol");
    await expect(line).not.toHaveAttribute("data-following");
    await expect(line.locator("img").last()).toHaveCSS("opacity", "1");
  });
});

test("Learn more on the success card leads to the success rates", { tag: "@wide" }, async ({ page }) => {
  await open(page, visa("eb-1-visa"));
  await main(page).getByRole("link", { name: "Learn more about success rates" }).click();
  await expect(page).toHaveURL(/#success-rate$/);
  await expect(section(page, "success-rate").getByRole("heading", { name: "Success rate" })).toBeInViewport();
  await expect(section(page, "success-rate").getByRole("row")).toHaveText([
    /^6 papers73%/,
    /^7 papers80%/,
    /^8 papers87%/,
    /^9 papers91\.5%/,
    /^10 papers96%/,
  ]);
});

test("only visitors are asked to sign up, and come back to the visa", { tag: "@wide" }, async ({ page }) => {
  await open(page, visa("singapore-one-pass"));
  const next = encodeURIComponent(visa("singapore-one-pass"));
  await expect(section(page, "sign-up").getByRole("link", { name: "Sign Up" })).toHaveAttribute(
    "href",
    `/account/register?next=${next}`,
  );
  await signUp(page);
  await open(page, visa("singapore-one-pass"));
  await expect(section(page, "success-rate")).toBeVisible();
  await expect(page.locator("#sign-up, a[href='#sign-up']")).toHaveCount(0);
});

test(
  "the bar of EB-2 NIW opens a chat with its text, and stays closed for the visit",
  { tag: "@wide" },
  async ({ page, context }) => {
    await open(page, visa("eb2-niw"));
    const check = bar(page).getByRole("link", { name: "Check Eligibility" });
    await expect(bar(page)).toContainText("Get a free eligibility check");
    await expect(check).toHaveAttribute("target", "_blank");
    const href = new URL((await check.getAttribute("href")) ?? "");
    expect(href.searchParams.get("text")).toMatch(/eligibility check.*EB-2.*resume is attached below/);

    await bar(page)
      .getByRole("button", { name: /^Close/ })
      .click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toHaveCount(0);
    const later = await context.newPage();
    await open(later, visa("eb2-niw"));
    await expect(bar(later)).toBeVisible();
    await open(later, visa("eb-1-visa"));
    await expect(bar(later)).toHaveCount(0);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    "the bar covers neither the price's bar nor the foot of the page",
    { tag: "@wide" },
    async ({ page }) => {
      await open(page, visa("eb2-niw"));
      const price = page.getByRole("button", { name: "Log In To Pay" }).last();
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(price).toBeInViewport({ ratio: 1 });
      const [above, below] = [await bar(page).boundingBox(), await price.boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);

      await layOutAll(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const footer = page.getByRole("contentinfo");
      await expect(footer).toBeInViewport();
      await expect
        .poll(async () => (await price.boundingBox())!.y + (await price.boundingBox())!.height)
        .toBeLessThanOrEqual((await footer.boundingBox())!.y);
    },
  );

  test("the index is one line that opens and leads on", async ({ page }) => {
    await open(page, visa("o-1-visa"));
    const index = page.getByRole("navigation", { name: "On this page" });
    await expect(index.getByRole("link")).toHaveCount(0);
    await index.getByText("On this page").click();
    await index.getByRole("link", { name: "Timeline" }).click();
    await expect(page.getByRole("heading", { name: "Timeline" })).toBeInViewport();
  });
});

test(
  "the advantages' picture is shown and fetched only in a window wider than 1100 px",
  { tag: "@wide" },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const picture = section(page, "visa-advantages").locator("img");
    const wasFetched = () => fetched.includes("/pictures/advantages.svg");

    await page.setViewportSize({ width: 1099, height: 800 });
    await open(page, visa("o-1-visa"));
    await section(page, "visa-advantages").scrollIntoViewIfNeeded();
    await expect(picture).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(picture).toBeHidden();
    expect(wasFetched()).toBe(false);
    await page.setViewportSize({ width: 1101, height: 800 });
    await expect(picture).toBeVisible();
    await expect.poll(wasFetched).toBe(true);
  },
);

const widths = [
  320, 399, 400, 449, 450, 479, 480, 599, 600, 719, 720, 767, 768, 1023, 1024, 1099, 1100, 1101,
];
for (const slug of inTurn(["o-1-visa", "eb2-niw", "global-talent-visa-uk"], 1)) {
  test(`${slug} is nowhere wider than its window`, { tag: "@wide" }, async ({ page }) => {
    await open(page, visa(slug));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
        .toBeLessThanOrEqual(width);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every tab's panel is open under its name, nothing is cut, and the bar is a link", async ({
    page,
  }) => {
    await page.goto(visa("global-talent-visa-uk"));
    await expect(tabsOf(page)).toHaveCount(0);
    for (const name of ["Digital Technology", "Academia / Research", "Arts & Culture"])
      await expect(eligibility(page).locator("[data-panel]", { hasText: name }).first()).toBeVisible();
    await expect(eligibility(page).getByRole("button")).toHaveCount(0);
    const panel = eligibility(page).getByRole("region", { name: "Arts & Culture" });
    expect(await panel.evaluate((element) => element.clientHeight)).toBeGreaterThan(600);
    await expect(section(page, "timeline").locator("img").last()).toHaveCSS("opacity", "1");

    await page.goto(visa("eb2-niw"));
    await expect(bar(page).getByRole("link", { name: "Check Eligibility" })).toBeVisible();
    await expect(bar(page).getByRole("button")).toHaveCount(0);
  });
});
