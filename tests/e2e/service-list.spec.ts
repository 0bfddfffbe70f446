import type { Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-hand.ts";
import { chooseCurrency, expect, main, open, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const chip = (page: Page, name: string) =>
  main(page)
    .getByRole("group", { name: "What you need" })
    .getByRole("button", { name: new RegExp(`^${name} \\d`) });

/** 31, and what owners make in other journeys meanwhile. */
const allServices = /^All 3\d services$/;

test("the service list is searched and filtered from its address", async ({ page }) => {
  await page.goto("/service/");
  await expect(main(page).getByText(allServices)).toBeVisible();
  await open(page, "/service/?q=visa&need=move");
  await expect(page.getByLabel("Search services")).toHaveValue("visa");
  await expect(chip(page, "Move")).toHaveAttribute("aria-pressed", "true");
  await expect(main(page).getByRole("link", { name: "EB-2 National Interest Waiver" })).toBeVisible();

  await chip(page, "All").click();
  await expect(page).toHaveURL(/\?q=visa&need=$/);
  await page.getByLabel("Search services").fill("zeppelin");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(main(page).getByText("Nothing matches that search")).toBeVisible();
  await main(page).getByRole("link", { name: "Show all services" }).click();
  await expect(main(page).getByText(allServices)).toBeVisible();
  await expect(page.getByLabel("Search services")).toHaveValue("");
});

test("an abbreviation finds its service first, and the category stays when one searches again", async ({
  page,
}) => {
  await open(page, "/service/?need=write");
  await page.getByLabel("Search services").fill("LOR");
  await page.getByLabel("Search services").press("Enter");
  await expect(page).toHaveURL("/service/?q=LOR&need=write");
  const results = main(page).getByRole("region", { name: "Results for “LOR”" });
  await expect(results.getByRole("heading", { level: 3 }).first()).toHaveText(
    "Letter of recommendation drafting",
  );
  await chip(page, "All").click();
  await expect(results.getByRole("listitem")).toHaveCount(2);
});

test("whoever types on while the services are searched loses no letter, and going back shows the search", async ({
  page,
}) => {
  await open(page, "/service/");
  const field = page.getByLabel("Search services");
  let goOn = () => {};
  const typed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/service\.data|\/service\/.*\.data/, async (route) => {
    await typed;
    await route.continue();
  });
  await field.fill("vis");
  await field.press("Enter");
  await field.pressSequentially("a let");
  goOn();
  await expect(page).toHaveURL(/\?q=vis/);
  await expect(field).toHaveValue("visa let");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=visa\+let/);
  await page.goBack();
  await expect(field).toHaveValue("vis");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("services are chosen in the list, kept while it is filtered, and compared by their address", async ({
      page,
    }) => {
      await chooseCurrency(page, "INR");
      await page.goto("/service/");
      const compare = page.getByRole("button", { name: "Compare the chosen services" });
      await expect(compare).toBeHidden();
      await page.getByLabel("Compare Cover letter drafting").check();
      await expect(compare).toBeInViewport();
      await chip(page, "Write").click();
      await expect(page).toHaveURL("/service/?q=&need=write&service=cover-letter");
      await page.getByLabel("Compare Statement of purpose drafting").check();
      await compare.click();
      await expect(page).toHaveURL(
        "/service/compare/?q=&service=cover-letter&need=write&service=sop-drafting",
      );
      const table = main(page).getByRole("table", { name: "The services compared" });
      await expect(table).toContainText("₹1,999.00");
      await expect(table).toContainText("The price covers one letter for one post");
      await expect(table).toContainText("Delivered within 7 working days");
      if (javaScriptEnabled) await expectGoodPage(page, "two services compared");
      await page.getByLabel("Third service").selectOption("lor-drafting");
      await main(page).getByRole("button", { name: "Compare" }).click();
      await expect(page).toHaveURL(/\?service=cover-letter&service=sop-drafting&service=lor-drafting$/);
      await expect(table).toContainText("Letter of recommendation drafting");
      await main(page).getByRole("link", { name: "All services" }).click();
      await expect(page.getByLabel("Compare Cover letter drafting")).toBeChecked();
    });
  });
}

test(
  "what one needs, pressed before the scripts wake, is what the list of services shows",
  { tag: "@wide" },
  async ({ page }) => {
    const letIn = await holdScripts(page);
    await page.goto("/service/", { waitUntil: "commit" });
    await main(page).getByLabel("Search services").fill("letter");
    await main(page).getByLabel("Compare Cover letter drafting").check();
    await chip(page, "Write").click();
    letIn();
    await expect(page).toHaveURL("/service/?q=letter&need=write&service=cover-letter");
    await expect(chip(page, "Write")).toHaveAttribute("aria-pressed", "true");
    await expect(main(page).getByLabel("Search services")).toHaveValue("letter");
  },
);

test("what one walks back to at the keyboard is not left under the bar of categories", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/service/");
  await page.getByLabel("Compare Cover letter drafting").focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const isSeen = () =>
      page.evaluate(() => {
        const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return found !== null && document.activeElement!.contains(found);
      });
    await expect.poll(isSeen).toBe(true);
  }
});
