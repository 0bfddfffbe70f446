import { type Locator, type Page, request as requests } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, signUpAndBuy, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of (403|404|422)/ });

const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

async function totalOf(within: Locator): Promise<string[]> {
  const cells = await within.locator("tbody tr").last().locator("td > span").allInnerTexts();
  return cells.map(plain);
}

const plain = (cell: string) => (/^[^\dA-Za-z]*[\d]/.test(cell) ? cell.replace(/[^\d.]/g, "") : cell);

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  0,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`a manager reads what was sold, ${how}`, async ({ browser }) => {
    test.slow();
    const [buyer, manager] = [await onOwnDevice(browser), await onOwnDevice(browser, { javaScriptEnabled })];
    await manager.setViewportSize({ width, height: 800 });
    await signUpAndBuy(buyer);
    await joinDesk(manager, "manager", inIndia);
    await manager.goto("/staff/figures");
    await expect(section(manager, "By day").locator("figure svg").first()).toBeVisible();
    await expect(section(manager, "By day").locator("figcaption")).toContainText(
      "converted at each order's own rate",
    );
    await section(manager, "By day").locator("summary").click();
    await expect(section(manager, "By day").locator("tbody tr")).toHaveCount(31);

    await main(manager).getByLabel("From", { exact: true }).fill("2026-01-05");
    await main(manager).getByLabel("To", { exact: true }).fill("2026-01-01");
    await main(manager).getByRole("button", { name: "Show" }).click();
    await expect(main(manager).getByLabel("To", { exact: true })).toHaveAccessibleDescription(
      /not before the first/,
    );
    await expect(main(manager).getByLabel("From", { exact: true })).toHaveValue("2026-01-05");
    await main(manager).getByRole("link", { name: "7 days", exact: true }).click();
    await expect(main(manager).getByRole("link", { name: "7 days", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const byGateway = section(manager, "By platform");
    const file = await byGateway.getByRole("link", { name: /Download CSV/ }).getAttribute("href");
    expect(file).toBe("/staff/figures/sales-by-platform.csv?days=7");
    if (javaScriptEnabled) await expectGoodPage(manager, "sales");
    for (const page of [buyer, manager]) await page.context().close();
  });
}

test(
  "a file holds what its page shows, and is nobody else's",
  { tag: "@wide" },
  async ({ browser, page }) => {
    const [buyer, counsellor] = [await onOwnDevice(browser), await onOwnDevice(browser)];
    await signUpAndBuy(buyer);
    await joinDesk(page, "manager", inIndia);
    const days = "?from=2026-01-01&to=2026-01-31";
    for (const query of ["", days]) {
      await page.goto(`/staff/figures${query}`);
      const answer = await page.request.get(`/staff/figures/sales-by-platform.csv${query}`);
      expect(answer.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "content-disposition": expect.stringMatching(
          /^attachment; filename="sales-by-platform-[\d-]+to[\d-]+\.csv"$/,
        ),
        "content-type": "text/csv; charset=utf-8; header=present",
      });
      const [, ...lines] = (await answer.text()).trimEnd().split("\r\n");
      if (query === days) {
        await expect(section(page, "By platform")).toContainText("Nothing in this period.");
        continue;
      }
      const all = lines.at(-1)?.split(",") ?? [];
      expect(Number(all[1])).toBeGreaterThan(0);
      // Other tests buy meanwhile.
      await page.reload();
      const shown = await totalOf(section(page, "By platform"));
      expect(Number(shown[1])).toBeGreaterThanOrEqual(Number(all[1]));
      expect(shown).toHaveLength(all.length);
    }
    expect((await page.request.get("/staff/figures/sales-by-day.csv?from=x&to=y")).status()).toBe(422);
    expect((await page.request.get("/staff/figures/nothing")).status()).toBe(404);
    await joinDesk(counsellor, "counsellor", inIndia);
    for (const path of ["/staff/figures", "/staff/figures/wallets", "/staff/figures/sales-by-day.csv"]) {
      expect((await counsellor.request.get(path)).status(), path).toBe(403);
      expect((await buyer.request.get(path)).status(), path).toBe(404);
    }
    for (const other of [buyer, counsellor]) await other.context().close();
  },
);

test("views are counted on kept pages, too, and programs are not people", async ({ page, baseURL }) => {
  const path = "/service/premium/housing-search/";
  const visitor = await requests.newContext({ baseURL: baseURL!, userAgent: person });
  const program = await requests.newContext({ baseURL: baseURL!, userAgent: "Examplebot/1.0" });
  await joinDesk(page, "manager", inIndia);
  const views = async () => {
    const file = await (await page.request.get("/staff/figures/funnel.csv?days=7")).text();
    return Number(/^Housing search,(\d+),/m.exec(file)?.[1] ?? 0);
  };
  const before = await views();
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await visitor.get(path));
  expect(answers.at(-1)?.headers()["etag"], "the page is a kept one").toBeTruthy();
  expect((await visitor.get(`${path}?lightning=1`)).status()).toBe(200);
  for (let count = 0; count < 3; count += 1) await program.get(path);
  await expect.poll(views, { timeout: 15_000 }).toBe(before + 4);

  for (const part of inTurn(["funnel", "coupons", "overdue", "wallets"], 0)) {
    await page.goto(`/staff/figures/${part}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Figures");
    await expectGoodPage(page, part);
  }
  for (const one of [visitor, program]) await one.dispose();
});
