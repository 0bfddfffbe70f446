import type { Locator, Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, signUpAndBuy, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

const parts = ["coupons", "counsellors", "answers", "chats", "refunds", "cohorts"];

const sections = (page: Page) =>
  main(page).locator("section", { has: page.getByRole("link", { name: /Download CSV/ }) });

/** Without what only people need: signs and separators. Words stay. */
const plain = (cell: string) => (/^[^\dA-Za-z]*\d/.test(cell) ? cell.replace(/[^\d.]/g, "") : cell);

async function tableOf(section: Locator): Promise<string[][]> {
  const rows = await section
    .locator("table[aria-label] tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim())),
    );
  return rows.map((row) => row.map(plain));
}

/** The counts of a file's line: plain in both, unlike money and shares. */
const counts = (cells: readonly string[]) => cells.filter((cell) => /^\d+$/.test(cell));

async function fileOf(page: Page, section: Locator): Promise<{ path: string; lines: string[] }> {
  const path = (await section.getByRole("link", { name: /Download CSV/ }).getAttribute("href")) ?? "";
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return { path, lines: (await answer.text()).trimEnd().split("\r\n").slice(1) };
}

test("each report opens, and its file has the rows of its table", async ({ browser, page }) => {
  test.slow();
  const buyer = await onOwnDevice(browser);
  await signUpAndBuy(buyer);
  await joinDesk(page, "manager", inIndia);
  for (const part of parts) {
    // Other tests buy meanwhile: then page and file are read again.
    await expect(async () => {
      await page.goto(`/staff/figures/${part}?days=90`);
      await expect(sections(page).first()).toBeVisible();
      for (const section of await sections(page).all()) {
        const [rows, { path, lines }] = [await tableOf(section), await fileOf(page, section)];
        // A table without rows is a sentence, and its file has the total alone.
        expect(Math.max(1, rows.length), path).toBe(lines.length);
        const last = lines.at(-1)?.split(",") ?? [];
        if (rows.length > 0) expect(counts(rows.at(-1) ?? []), path).toEqual(counts(last));
      }
    }).toPass({ timeout: 30_000 });
    await expectGoodPage(page, part);
  }
  await buyer.context().close();
});
