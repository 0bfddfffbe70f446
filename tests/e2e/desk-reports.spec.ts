import type { Locator } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, signUpAndBuy, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

const parts = ["coupons", "counsellors", "answers", "chats", "refunds", "cohorts"];

/** Cells without what only people need: signs, separators and the names of months. */
const figures = (cells: readonly string[]) =>
  cells.map((cell) => cell.replace(/[^\d.]/g, "")).filter((cell) => cell !== "");

async function tableOf(section: Locator): Promise<string[][]> {
  const rows = section.locator("table[aria-label] tbody tr");
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText.trim())),
  );
  return texts;
}

test("each report opens, and its file has the rows of its table", async ({ browser, page }) => {
  test.slow();
  const buyer = await onOwnDevice(browser);
  await signUpAndBuy(buyer);
  await joinDesk(page, "manager", inIndia);
  for (const part of parts) {
    await page.goto(`/staff/figures/${part}?days=90`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Figures");
    const sections = main(page).locator("section", { has: page.getByRole("link", { name: /Download CSV/ }) });
    expect(await sections.count(), part).toBeGreaterThan(0);
    for (const section of await sections.all()) {
      const file = (await section.getByRole("link", { name: /Download CSV/ }).getAttribute("href")) ?? "";
      const answer = await page.request.get(file);
      expect(answer.status(), file).toBe(200);
      const [head = "", ...lines] = (await answer.text()).trimEnd().split("\r\n");
      await section
        .locator("details")
        .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
      const rows = await tableOf(section);
      // A table without rows is a sentence, and its file has the total alone.
      expect(Math.max(1, rows.length), file).toBe(Math.max(1, lines.length));
      for (const row of rows) expect(row, file).toHaveLength(head.split(",").length);
      const last = rows.at(-1);
      if (last) expect(figures(last)[0], file).toBe(figures(lines.at(-1)?.split(",") ?? [])[0]);
    }
    await expectGoodPage(page, part);
  }
  await buyer.context().close();
});
