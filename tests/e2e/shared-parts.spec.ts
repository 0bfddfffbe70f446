import { expect, fillCart, main, open, openAtRest, signUp, test } from "#tests/e2e/journey.ts";

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
  // With a place in its address the page has its true height at once.
  await openAtRest(page, "/service/premium/mock-interview/#main");
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

test(
  "destinations keep their counts at 320 px, where the map has no room for names",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/service/premium/complete-application/");
    const map = page.locator("#destinations svg text").first();
    const list = page.locator("#destinations").getByRole("table");
    await expect(map).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(map).toBeHidden();
    await expect(list.getByRole("row", { name: /United States 10,000/ })).toBeVisible();
    await expect(list.getByRole("row", { name: /Canada 2,000/ })).toBeVisible();
  },
);

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
    const slides = main(page).getByRole("group", { name: "How a statement comes to be", exact: true });
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
