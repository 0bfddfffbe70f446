import { expect, open, test } from "#tests/e2e/journey.ts";
import { eligibility, tabsOf, visa } from "#tests/e2e/visa-journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test("O-1 opens with O-1A; a press or the arrow keys show O-1B", async ({ page }) => {
  await open(page, visa("o-1-visa"));
  const tabs = tabsOf(page);
  await expect(tabs).toHaveCount(2);
  const panel = (name: string) => eligibility(page).getByRole("group", { name, exact: true });
  await expect(panel("O-1A")).toBeVisible();
  await expect(panel("O-1B")).toHaveCount(0);

  await tabs.nth(1).check();
  await expect(panel("O-1B")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(panel("O-1A")).toBeVisible();
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press("End");
  await expect(panel("O-1B")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(panel("O-1A")).toBeVisible();
  await expect(panel("O-1B")).toHaveCount(0);
});

for (const [slug, labels] of inTurn(
  [
    ["eb-1-visa", ["EB-1A", "EB-1B", "EB-1C"]],
    ["global-talent-visa-uk", ["Digital Technology", "Academia / Research", "Arts & Culture"]],
  ] as const,
  1,
)) {
  test(`${slug} has its tabs in order, the first open`, { tag: "@wide" }, async ({ page }) => {
    await open(page, visa(slug));
    await expect(eligibility(page).locator("label:has([data-tab])")).toHaveText([...labels]);
    await expect(tabsOf(page).first()).toBeChecked();
  });
}

test(
  "EB-2 NIW asks its two parts one after the other, after the box that sells it",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, visa("eb2-niw"));
    await expect(tabsOf(page)).toHaveCount(0);
    await expect(eligibility(page).getByRole("heading", { level: 3 })).toHaveText([/^Part A/, /^Part B/]);
    const after = await page.evaluate(() => {
      const [box, criteria] = ["start-now", "eligibility-criteria"].map((id) => document.getElementById(id));
      return box && criteria && box.compareDocumentPosition(criteria) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(after).toBeTruthy();
  },
);

test("ticking counts towards what is needed and claims nothing", async ({ page }) => {
  await open(page, visa("o-1-visa"));
  const list = eligibility(page).getByRole("group", { name: "Or several kinds of evidence" }).first();
  const line = list.getByRole("status");
  await expect(line).toHaveText("0 of 9 ticked: at least 3 are needed.");
  const boxes = list.getByRole("checkbox");
  for (const index of [0, 4, 5]) await boxes.nth(index).check();
  await expect(line).toHaveText(/^3 of 9 ticked: at least 3 are needed\. .*for the authority to weigh\.$/);
  await boxes.nth(4).uncheck();
  await expect(line).toHaveText("2 of 9 ticked: at least 3 are needed.");
});

test("Australia asks the seventh criterion only of those it concerns", { tag: "@wide" }, async ({ page }) => {
  await open(page, visa("australia-national-innovation-visa-subclass-858"));
  const list = eligibility(page).getByRole("group", { name: "What Australia asks of you" });
  const line = list.getByRole("status");
  await expect(line).toHaveText("0 of 6 ticked: all 6 are needed.");
  const criteria = list.getByRole("listitem").getByRole("checkbox");
  await expect(criteria).toHaveCount(7);
  for (const index of [0, 1, 2, 3, 4, 6]) await criteria.nth(index).check();
  await expect(line).toHaveText("5 of 6 ticked: all 6 are needed.");
  await list.getByRole("checkbox", { name: "I am under 18, or 55 and over" }).check();
  await expect(line).toHaveText("6 of 7 ticked: all 7 are needed.");
});

test("the Arts & Culture panel is cut at 600 px, scrolls, and opens in full", async ({ page }) => {
  await open(page, visa("global-talent-visa-uk"));
  await tabsOf(page).nth(2).check();
  const panel = eligibility(page).getByRole("region", { name: "Arts & Culture" });
  const heights = () => panel.evaluate((element) => [element.clientHeight, element.scrollHeight] as const);
  const [cut, whole] = await heights();
  expect(cut).toBe(600);
  expect(whole).toBeGreaterThan(600);

  await eligibility(page).getByRole("button", { name: "View more" }).click();
  await expect(eligibility(page).getByRole("button", { name: "View less" })).toBeVisible();
  expect((await heights())[0]).toBeGreaterThanOrEqual(whole - 1);
  await eligibility(page).getByRole("button", { name: "View less" }).click();
  await expect(eligibility(page).getByRole("button", { name: "View more" })).toBeInViewport();
  expect((await heights())[0]).toBe(600);
});
