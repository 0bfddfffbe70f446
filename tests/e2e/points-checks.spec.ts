import type { Page } from "@playwright/test";

import { watchRequests } from "#tests/e2e/check-journey.ts";
import { holdScripts } from "#tests/e2e/early-hand.ts";
import { expect, main, onOwnDevice, open, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { answerCanada, canada, expectCanadaResult, result } from "#tests/e2e/points-journey.ts";

test("Express Entry is scored point by point, and the server is told nothing", async ({ page }) => {
  const sent = watchRequests(page);
  await open(page, canada);
  await expect(main(page).getByText("Newer rules are in force since 3 November 2026")).toBeVisible();
  await answerCanada(page);
  await expectCanadaResult(page);
  await expect(page.getByRole("heading", { name: "Your result for Canada Express Entry" })).toBeFocused();
  const fragment = new URL(page.url()).hash.slice(1);
  expect(fragment).toMatch(/^1\.r(-\d+){3}\.29\.bachelor\./);
  expect(sent.filter((request) => request.startsWith("POST") || request.includes(fragment))).toEqual([]);
});

test("reload, back and the address itself keep every answer", async ({ page, browser }) => {
  await open(page, canada);
  await answerCanada(page);
  await expectCanadaResult(page);
  await page.reload();
  await expectCanadaResult(page);
  const other = await onOwnDevice(browser);
  await open(other, page.url());
  await expectCanadaResult(other);

  await result(page).getByRole("button", { name: "Change the answers" }).click();
  await expect(main(page).getByLabel("Your age")).toHaveValue("29");
  await main(page).getByLabel("English writing").fill("7");
  await main(page).getByRole("button", { name: "See the result" }).click();
  await expect(result(page)).toContainText("404 of 1,200 points");
  await page.goBack();
  await page.goBack();
  await expectCanadaResult(page);
  await page.goBack();
  await expect(main(page).getByLabel("English writing")).toHaveValue("6.5");
  await page.reload();
  await expect(main(page).getByLabel("English writing")).toHaveValue("6.5");
});

test("a result leads to the chat, to paper, and to a service that says what it does not do", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, canada);
  await answerCanada(page);
  const chat = result(page).getByRole("link", { name: "Ask on WhatsApp" });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(
    /Canada Express Entry\.\nNewer rules are in force since 3 November 2026[^]*372 of 1,200 points/,
  );
  await result(page).getByRole("button", { name: "Copy the address" }).click();
  await expect(result(page).getByRole("status")).toHaveText("The address is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(
    result(page).getByText("Advice on whether and how to apply is for a licensed adviser."),
  ).toBeVisible();
  await expect(result(page).getByRole("link", { name: "Book a free chat" })).toHaveAttribute(
    "href",
    "/service/premium/express-entry/#free-chat",
  );

  await page.emulateMedia({ media: "print" });
  await expect(result(page)).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "What this check counts by" })).toBeVisible();
  for (const hidden of [page.getByRole("banner").first(), page.getByRole("contentinfo").last(), chat])
    await expect(hidden).toBeHidden();
});

test("what is missing or no score is said at its field, and nothing is lost", async ({ page }) => {
  await open(page, canada);
  await main(page).getByLabel("English test").selectOption("IELTS General Training");
  await main(page).getByLabel("English reading").fill("95");
  await main(page).getByRole("button", { name: "See the result" }).click();
  const summary = main(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(5);
  await summary.getByRole("link", { name: "Your age: fill this in." }).click();
  await expect(main(page).getByLabel("Your age")).toBeFocused();
  await expect(main(page).getByLabel("English reading")).toHaveValue("95");
});

test("only what an answer leads to is asked", async ({ page }) => {
  await open(page, canada);
  const education = main(page).getByLabel("Your partner’s highest education");
  await expect(education).toBeHidden();
  await main(page).getByLabel("Your partner", { exact: true }).selectOption("Comes along to Canada");
  await expect(education).toBeVisible();
  await main(page).getByLabel("Your partner", { exact: true }).selectOption("Stays behind");
  await expect(education).toBeHidden();
});

test("the other systems are scored too", async ({ page }) => {
  await open(page, "/check/australia-points/");
  await main(page).getByLabel("Your age").fill("30");
  await main(page).getByLabel("Your English").selectOption({ index: 3 });
  await main(page).getByLabel("Your highest qualification").selectOption("A bachelor’s or master’s degree");
  await see(page, "65 points, 65 needed. Still open.");
  await open(page, "/check/germany-opportunity-card/");
  await main(page).getByLabel("Your age").fill("30");
  await main(page).getByLabel("German", { exact: true }).selectOption("B1");
  await see(page, "4 points, 6 needed. Not met, as you answered.");
  await open(page, "/check/compass/");
  await main(page).getByLabel("Fixed monthly salary").fill("7,000");
  await main(page).getByLabel("When the application is made").selectOption({ index: 1 });
  await main(page).getByLabel("Your age").fill("30");
  await main(page).getByLabel("Your qualification").selectOption("A degree, or an equal qualification");
  await see(page, "10 points, 40 needed. Still open.");
});

test("a result is accessible and fits a small phone, and so is a form with faults", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, canada);
  await main(page).getByRole("button", { name: "See the result" }).click();
  await expectGoodPage(page, "form with faults");
  await answerCanada(page);
  await expectCanadaResult(page);
  await expectGoodPage(page, "result");
});

test("a fragment of another version says so, and one without answers asks for them", async ({ page }) => {
  await open(page, `${canada}#9.r.30`);
  await expect(main(page).getByText("belong to an earlier version of the check")).toBeVisible();
  await open(page, "/");
  await open(page, `${canada}#1.r.30`);
  await expect(main(page).getByRole("alert")).toContainText("Your highest education: choose one.");
  await expect(main(page).getByLabel("Your age")).toHaveValue("30");
});

async function see(page: Page, text: string) {
  await main(page).getByRole("button", { name: "See the result" }).click();
  await expect(result(page).getByText(text).first()).toBeVisible();
}

test("what is typed before the scripts wake stays beside the answers of the address", async ({ page }) => {
  await open(page, canada);
  await answerCanada(page);
  await expectCanadaResult(page);
  const address = page.url();
  await open(page, "/contact");
  const letScriptsIn = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await main(page).getByLabel("English writing").fill("7");
  letScriptsIn();
  await expect(main(page).getByLabel("Your age")).toHaveValue("29");
  await expect(main(page).getByLabel("English writing")).toHaveValue("7");
  await expect(main(page).getByLabel("English writing")).toBeFocused();
  await main(page).getByRole("button", { name: "See the result" }).click();
  await expect(result(page)).toContainText("404 of 1,200 points");
});
