import { expect, main, open, test } from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const table = "The six visas compared";

test("the menu's Visas compares the six, with a price where there is one", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Visas" }).click();
  await expect(page).toHaveURL("/visas/");
  const rows = main(page).getByRole("table", { name: table }).getByRole("row");
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(3)).toContainText("₹2,49,999.00");
  await expect(rows.nth(3)).toContainText("in all with the platform premium");
  await expect(rows.nth(1)).toContainText("This service starts with a free eligibility check.");
  await expect(rows.nth(1)).toContainText("Premium: 15 calendar days");
  await expect(rows.nth(1)).toContainText("Premium: 15 business days.");

  await main(page).getByRole("link", { name: "Check O-1B" }).click();
  await expect(page).toHaveURL("/check/o-1b/");
  await main(page).getByRole("link", { name: "All self-checks" }).click();
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(12);
});

test(
  "a visa's page leads to its neighbours, and from there to all six",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/service/premium/o-1-visa/");
    const neighbours = main(page).getByRole("region", { name: "How it differs from its neighbours" });
    await expect(neighbours.getByRole("table", { name: "O-1 and EB-1" })).toContainText("Permanent");
    await neighbours.getByRole("link", { name: "Compare all six visas" }).click();
    await expect(page).toHaveURL("/visas/");
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("each visa is a card", async ({ page }) => {
    await open(page, "/visas/");
    const cards = main(page).locator("tbody > tr");
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
    expect(first!.width).toBeLessThanOrEqual(360);
  });
});
