import { ask, check, next, part } from "#tests/e2e/check-journey.ts";
import { expect, main, onOwnDevice, open, test } from "#tests/e2e/journey.ts";
import { eligibility, tabsOf, visa } from "#tests/e2e/visa-journey.ts";

test("ticks of a visa's page are kept, and go on into the check", async ({ page }) => {
  await open(page, visa("o-1-visa"));
  const list = eligibility(page).getByRole("group", { name: "Or several kinds of evidence" }).first();
  await list.getByRole("checkbox").nth(0).check();
  await list.getByRole("checkbox").nth(3).check();
  await expect(list.getByRole("status")).toHaveText("2 of 9 ticked: at least 3 are needed.");
  await page.evaluate(() => (location.hash = "#timeline"));
  await page.reload();
  await expect(list.getByRole("status")).toHaveText("2 of 9 ticked: at least 3 are needed.");
  await expect(list.getByRole("checkbox").nth(3)).toBeChecked();

  await eligibility(page).getByRole("link", { name: "Continue in the self-check" }).first().click();
  await expect(page).toHaveURL(`${check("o-1a")}#ticks.prize.judging`);
  await page.goBack();
  await expect(list.getByRole("status")).toHaveText("2 of 9 ticked: at least 3 are needed.");
  await page.goForward();
  for (let question = 1; question < 4; question++) await next(page);
  await expect(ask(page, "Have you won a prize for excellence")).toBeVisible();
  const said = main(page).getByText("You ticked this on the visa’s page.");
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await main(page).getByRole("button", { name: "See the result now" }).click();
  await expect(part(page, "Missing, and what would count")).toContainText("named nothing that shows it");
});

test("another visa's page has ticks of its own, and another tab none", async ({ page, browser }) => {
  await open(page, visa("o-1-visa"));
  await eligibility(page).getByRole("checkbox").first().check();
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Visas" }).click();
  await main(page).getByRole("link", { name: "EB-1", exact: true }).click();
  await expect(eligibility(page).getByRole("status").first()).toHaveText(/^0 of /);
  await expect(eligibility(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  const other = await onOwnDevice(browser);
  await open(other, visa("o-1-visa"));
  await expect(eligibility(other).getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a tick of a tab opens that tab again, and says its field", async ({ page }) => {
  await open(page, visa("global-talent-visa-uk"));
  await tabsOf(page).nth(1).check();
  const tracks = eligibility(page).getByRole("group", { name: "A fast track" });
  await tracks.getByRole("checkbox").first().check();
  await expect(tracks.getByRole("status")).toHaveText(/^1 of 3 ticked/);
  await page.reload();
  await expect(tracks.getByRole("checkbox").first()).toBeChecked();
  await eligibility(page)
    .getByRole("link", { name: "Continue in the self-check" })
    .filter({ visible: true })
    .click();
  await expect(main(page).getByRole("radio", { name: "Academia or research" })).toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visa's ticks lead to the check all the same", async ({ page }) => {
    await page.goto(visa("o-1-visa"));
    await eligibility(page).getByRole("link", { name: "Continue in the self-check" }).first().click();
    await expect(page).toHaveURL(check("o-1a"));
  });
});
