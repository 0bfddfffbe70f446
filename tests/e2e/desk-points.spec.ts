import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, open, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { result } from "#tests/e2e/points-journey.ts";

// Cells that are refused, and a preview of what was changed meanwhile.
test.use({ expectedErrors: /status of (409|422)/ });
// All tests share the same versions, so they run one by one.
test.describe.configure({ mode: "default" });

const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();
const said = (page: Page, words: string | RegExp) =>
  expect(main(page).getByText(words).first()).toBeVisible();
const cell = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

const card = "/check/germany-opportunity-card/";
const partner = "The rest: A spouse who qualifies and applies too, Points";

for (const [javaScriptEnabled, width, points] of [
  [true, 1440, "3"],
  [false, 360, "2"],
] as const) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`a cell is looked at, published and shown to everybody, ${how}`, async ({ browser }) => {
    const desk = await onOwnDevice(browser, { javaScriptEnabled, width });
    await joinDesk(desk, "owner", inIndia);
    await desk.goto("/staff/catalogue");
    await main(desk)
      .getByRole("link", { name: /^Point systems/ })
      .click();
    await main(desk).getByRole("link", { name: "Opportunity Card (Chancenkarte)" }).click();
    await cell(desk, partner).fill("-1");
    await cell(desk, "Name and days: Name, Text").fill("");
    await press(desk, "See What It Changes");
    await expect(main(desk).getByRole("alert").getByRole("link")).toHaveCount(2);
    await expect(cell(desk, partner)).toHaveAccessibleDescription(/Not below 0\./);
    if (javaScriptEnabled) await expectGoodPage(desk, "version with faults");
    await cell(desk, "Name and days: Name, Text").fill("Opportunity Card (Chancenkarte)");
    await cell(desk, partner).fill(points);
    await press(desk, "See What It Changes");
    const preview = main(desk).getByRole("region", { name: "What publishing changes" });
    await expect(preview.getByRole("table", { name: "Examples that change" })).toContainText(
      "42, English B2, shortage occupation, partner applies",
    );
    await expect(preview).toContainText("Examples that stay the same: 2");
    await expect(preview).toContainText("The rest: A spouse who qualifies and applies too");
    if (javaScriptEnabled) await expectGoodPage(desk, "preview of a version");
    await desk.getByLabel("Reason").fill("The law was read again");
    await cell(desk, partner).fill("9");
    await press(desk, "Publish the Correction");
    await said(desk, "Look at what it changes first.");
    await cell(desk, partner).fill(points);
    await press(desk, "See What It Changes");
    await desk.getByLabel("Reason").fill("The law was read again");
    await press(desk, "Publish the Correction");
    await said(desk, "It is published.");
    await said(desk, "The law was read again");

    const visitor = await onOwnDevice(browser, { width });
    await expect(async () => {
      await open(visitor, card);
      await main(visitor).getByText("The tables", { exact: true }).click();
      const row = main(visitor).getByRole("row").filter({ hasText: "A spouse who qualifies" });
      await expect(row).toContainText(points, { timeout: 500 });
    }).toPass({ timeout: 5_000 });
    await said(visitor, /Corrected by us on/);
    for (const device of [desk, visitor]) await device.context().close();
  });
}

test("an address of a result says what counts now, and leads to the count of then", async ({ browser }) => {
  const visitor = await onOwnDevice(browser);
  await open(visitor, card);
  await main(visitor).getByLabel("Your age").fill("30");
  await main(visitor).getByText("My spouse meets the conditions too").click();
  await press(visitor, "See the result");
  await expect(result(visitor)).toContainText("4 points, 6 needed");
  await expect(result(visitor)).toContainText(
    "Source: Residence Act, sections 20a and 20b, as of 3 May 2026.",
  );
  const address = visitor.url();

  const desk = await onOwnDevice(browser);
  await joinDesk(desk, "manager", inIndia);
  await desk.goto("/staff/catalogue/points");
  await expectGoodPage(desk, "point systems at the desk");
  await desk.goto("/staff/catalogue/points/opportunity-card-2026");
  await cell(desk, partner).fill("1");
  await press(desk, "See What It Changes");
  await desk.getByLabel("Reason").fill("As it was");
  await press(desk, "Publish the Correction");
  await said(desk, "It is published.");

  const friend = await onOwnDevice(browser);
  await expect(async () => {
    await open(friend, "/");
    await open(friend, address);
    await expect(result(friend)).toContainText("3 points, 6 needed", { timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await expect(result(friend)).toContainText("was corrected on");
  await expectGoodPage(friend, "result that is counted anew");
  await result(friend).getByRole("link", { name: "See it as it was counted then" }).click();
  await expect(result(friend)).toContainText("4 points, 6 needed");
  await expect(result(friend)).toContainText("This is an older count");
  await result(friend).getByRole("link", { name: "See it as it counts now" }).click();
  await expect(result(friend)).toContainText("3 points, 6 needed");
  for (const device of [visitor, desk, friend]) await device.context().close();
});

test("a version to come is made from another, and a round is listed with its source", async ({ browser }) => {
  const desk = await onOwnDevice(browser, { javaScriptEnabled: false });
  await joinDesk(desk, "owner", inIndia);
  await desk.goto("/staff/catalogue/points/compass-2026");
  await main(desk).locator("summary", { hasText: "New version from this one" }).click();
  await desk.getByLabel("Name", { exact: true }).fill("COMPASS of 2099");
  await desk.getByLabel("First day", { exact: true }).fill("2099-01-01");
  await press(desk, "Make the Version");
  await said(desk, "The new version is a draft");
  await expect(main(desk).getByRole("heading", { level: 1 })).toHaveText("COMPASS of 2099");
  await cell(desk, "C1, C2 and C4 to C6: Needed, Points").fill("45");
  await press(desk, "Save the Draft");
  await said(desk, "The draft is kept.");
  await expect(cell(desk, "C1, C2 and C4 to C6: Needed, Points")).toHaveValue("45");

  await desk.goto("/staff/catalogue/points");
  await expect(main(desk).getByRole("row").filter({ hasText: "COMPASS of 2099" })).toContainText("Draft");
  await main(desk).locator("summary", { hasText: "Add a round" }).click();
  await desk.getByLabel("Held on").fill("2026-11-20");
  await desk.getByLabel("Who was invited").fill("A programme of this test");
  await desk.getByLabel("Lowest score").fill("512");
  await desk.getByLabel("Source: title").fill("A source of this test");
  await press(desk, "Add the Round");
  await expect(desk.getByLabel("Source: address")).toHaveAccessibleDescription(/begins with https/);
  await desk.getByLabel("Source: address").fill("https://source.example/rounds");
  await desk.getByLabel("As of").fill("2026-11-21");
  await press(desk, "Add the Round");
  await said(desk, "The round is on the list");
  await desk.context().close();
});
