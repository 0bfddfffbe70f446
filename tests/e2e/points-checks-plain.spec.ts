import { expect, main, test } from "#tests/e2e/journey.ts";
import { answerCanada, canada, expectCanadaResult, result } from "#tests/e2e/points-journey.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the form is sent, counted and forgotten", async ({ page }) => {
  await page.goto(canada);
  await expect(main(page).getByText("Only if your partner comes along.")).toBeVisible();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    answerCanada(page),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  await expect(page).toHaveURL(canada);
  await expectCanadaResult(page);
  await expect(result(page)).toContainText("We have stored none of your answers.");
  await expect(result(page).getByRole("button")).toHaveText(["Keep in my account"]);
  // Below it stands the form as it was sent.
  await expect(main(page).getByLabel("Your age")).toHaveValue("29");
  await page.goto(canada);
  await expect(result(page)).toHaveCount(0);
  await expect(main(page).getByLabel("Your age")).toHaveValue("");
});

test("without scripts, too, each fault is said at its field", async ({ page }) => {
  await page.goto(canada);
  await main(page).getByLabel("Your age").fill("thirty");
  await main(page).getByRole("button", { name: "See the result" }).click();
  await expect(main(page).getByRole("alert").getByRole("link")).toHaveText([
    "Your age: a whole number from 16 to 80.",
    "Your highest education: choose one.",
  ]);
  await expect(main(page).getByLabel("Your age")).toHaveValue("thirty");
});

test("every table can be read", async ({ page }) => {
  await page.goto(canada);
  for (const [summary, caption, cell] of [
    ["All 10 tables", "Age", "110"],
    ["All 7 tables", "Federal Skilled Worker: age", "12"],
    ["All 5 tables", /^PTE Core/, "90"],
  ] as const) {
    await main(page).getByText(summary).click();
    await expect(
      main(page)
        .getByRole("table", { name: caption, exact: true })
        .getByRole("cell", { name: cell, exact: true })
        .first(),
    ).toBeVisible();
  }
});
