import type { Page } from "@playwright/test";

import { homeSections } from "#app/home/home-sections.ts";
import { destinations } from "#app/home/home-texts.ts";
import { expect, main, open, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

const whereTo = (page: Page) => main(page).getByRole("region", { name: "Where to?" });
const shownCountries = (page: Page) => whereTo(page).getByRole("heading", { level: 3 }).allTextContents();

test("the home page has its sections in the order they are read", async ({ page }) => {
  await open(page, "/");
  const headings = await main(page).locator("section[id] > h2, section[id] > .page > h2").allTextContents();
  expect(headings).toEqual(["Where to?", "What do you need?", ...homeSections.map(({ heading }) => heading)]);
});

test("each service has its price in the visitor's currency", async ({ page, request }) => {
  await open(page, "/");
  const letter = page.locator("#needs li").filter({ hasText: "Cover letter drafting" });
  await expect(letter).toContainText("₹1,999.00");
  const unknown = await (await request.get("/")).text();
  expect(unknown).not.toContain("₹1,999.00");
  const inDollars = await request.get("/", { headers: { cookie: "landfall_currency=USD" } });
  expect(await inDollars.text()).toContain("$29.00");
});

test("a visitor goes from a country to a visa for it", async ({ page }) => {
  await open(page, "/");
  await whereTo(page).getByText("Singapore", { exact: true }).first().click();
  await expect(whereTo(page).getByRole("radio", { name: "Singapore" })).toBeChecked();
  await whereTo(page).getByRole("link", { name: "Singapore ONE Pass" }).click();
  await expect(page).toHaveURL(/\/service\/premium\/singapore-one-pass\/$/);
});

test("the arrow keys go from country to country, and Tab into what it shows", async ({ page }) => {
  await open(page, "/");
  await whereTo(page).getByRole("radio", { name: "United States" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(whereTo(page).getByRole("radio", { name: "United Kingdom" })).toBeFocused();
  expect(await shownCountries(page)).toHaveLength(1);
  await page.keyboard.press("Tab");
  await expect(whereTo(page).getByRole("link", { name: "Complete application help" })).toBeFocused();
});

test("each visa's card leads to its page", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/");
  const cards = main(page).getByRole("region", { name: "Six visas" }).getByRole("link");
  await expect(cards).toHaveCount(6);
  await cards.filter({ hasText: "Global Talent" }).click();
  await expect(page).toHaveURL(/\/service\/premium\/global-talent-visa-uk\/$/);
});

test(
  "the map's counts and the success of clients can be read as tables",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/");
    const counts = main(page).getByRole("table", { name: "Students by country" });
    for (const row of ["United States 10,000", "Australia 4,000", "United Kingdom 3,000", "Canada 2,000"]) {
      await expect(counts.getByRole("row", { name: row })).toBeVisible();
    }
    const success = main(page).getByRole("region", { name: "Success rates by number of papers" });
    await expect(success.getByRole("row", { name: /^O-1.*98%.*January to June 2025/ })).toBeVisible();
  },
);

test("opening a question closes the one that was open", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/");
  const questions = main(page).getByRole("region", { name: "Before you ask" }).locator("details");
  await questions.nth(0).locator("summary").click();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await expect(questions.nth(1)).toHaveAttribute("open");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a country is chosen all the same", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/");
    for (const { id, name, aims } of destinations) {
      await whereTo(page).locator(`label[for="where-to-${id}"]`).click();
      await expect(whereTo(page).getByRole("heading", { level: 3, name })).toBeVisible();
      const links = aims.flatMap(({ slugs }) => slugs).length;
      await expect(whereTo(page).getByRole("link")).toHaveCount(links);
    }
  });
});
