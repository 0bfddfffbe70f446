import type { Locator, Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn, someOf } from "#tests/e2e/wide.ts";

// Conflicts, invalid fields, and pages a role may not see.
test.use({ expectedErrors: /status of (403|404|409|422)/ });
// All tests share one catalogue, so they run one by one.
test.describe.configure({ mode: "default" });

const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();
const said = (page: Page, words: string | RegExp) =>
  expect(main(page).getByText(words).first()).toBeVisible();
const row = (page: Page, words: string) => main(page).getByRole("row").filter({ hasText: words }).first();
const unfold = (within: Locator, words: string) =>
  within.locator("summary").filter({ hasText: words }).first().click();

async function publicly(
  page: Page,
  path: string,
  words: string | RegExp,
  isSaid = true,
  seconds = 3,
): Promise<void> {
  const headers = { cookie: "landfall_currency=INR; landfall_time_zone=Asia%2FKolkata" };
  const asVisitor = await page.context().browser()!.newContext();
  const url = new URL(path, page.url()).href;
  const find = async () => (await asVisitor.request.get(url, { headers })).text();
  const poll = expect.poll(find, { timeout: seconds * 1_000, intervals: [50] });
  await (typeof words === "string"
    ? isSaid
      ? poll.toContain(words)
      : poll.not.toContain(words)
    : isSaid
      ? poll.toMatch(words)
      : poll.not.toMatch(words));
  await asVisitor.close();
}

const ways = [
  [true, 1440],
  [false, 360],
] as const;

for (const [javaScriptEnabled, width] of inTurn(ways, 0)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(
    `words are previewed, saved, and not lost to a colleague’s, ${how}`,
    { tag: "@wide" },
    async ({ browser }) => {
      const one = await onOwnDevice(browser, { javaScriptEnabled, width });
      const other = await onOwnDevice(browser, { javaScriptEnabled, width });
      await joinDesk(one, "manager", inIndia);
      await joinDesk(other, "owner", inIndia);
      const page = "/service/premium/linkedin-profile-building/";
      await one.goto("/staff/catalogue");
      await main(one)
        .getByRole("link", { name: /^Services/ })
        .click();
      await main(one).getByRole("link", { name: "LinkedIn profile" }).first().click();
      await expect(main(one).getByRole("heading", { level: 1 })).toContainText("LinkedIn");
      await other.goto(one.url());

      const about = one.getByLabel("About Service");
      await expect(about).toHaveValue(/^### /m);
      await about.fill("### Ours\n\nOur **own** text, ![a picture](/x.png) and <script>steal()</script>.");
      await press(one, "Preview");
      await said(one, /taken out: <img>.*Nothing is saved yet\./);
      const preview = main(one).getByRole("region", { name: "Preview" });
      await expect(preview.getByRole("heading", { name: "Ours" })).toBeVisible();
      await expect(preview).toContainText("Our own text,  and <script>steal()</script>.");
      await one.getByLabel("Heading").fill(" ");
      await press(one, "Save");
      await expect(one.getByLabel("Heading")).toHaveAccessibleDescription(/The heading is empty/);
      await one.getByLabel("Heading").fill("LinkedIn profile, our way");
      const rows = await one.getByLabel(/^Question \d+$/).count();
      await one.getByLabel(`Question ${rows - 2}`, { exact: true }).fill("Is it mine?");
      await one.getByLabel(`Answer ${rows - 2}`, { exact: true }).fill("All of it.");
      await press(one, "Save");
      await said(one, "The text is saved.");
      await expect(one.getByLabel(/^Question \d+$/)).toHaveCount(rows + 1);
      for (const words of ["LinkedIn profile, our way", "<p>Our <strong>own</strong> text", "Is it mine?"]) {
        await publicly(one, page, words);
      }

      await other.getByLabel("Introduction").fill("Written meanwhile.");
      await press(other, "Save");
      await expect(main(other).getByRole("alert")).toContainText("Somebody has changed this service");
      await expect(other.getByLabel("Introduction")).toHaveValue("Written meanwhile.");
      await expect(main(other).getByRole("region", { name: "What stands there now" })).toContainText(
        "LinkedIn profile, our way",
      );
      await press(other, "Save");
      await said(other, "The text is saved.");
      await publicly(other, page, "Written meanwhile.");
      await publicly(other, page, "our way", false);

      await unfold(main(other), "Take Back the Shipped Words");
      await other.getByLabel("Reason").fill("It was a trial.");
      await press(other, "Take Back the Shipped Words");
      await said(other, "The shipped words are back.");
      await publicly(other, page, "Written meanwhile.", false);
      await main(other).getByRole("link", { name: "What was changed, and by whom" }).click();
      await said(other, "It was a trial.");
      for (const device of [one, other]) await device.context().close();
    },
  );

  test(`a price is looked at, meant, set, planned and withdrawn, ${how}`, async ({ browser }) => {
    const owner = await onOwnDevice(browser, { javaScriptEnabled, width });
    await joinDesk(owner, "owner", inIndia);
    const page = "/service/premium/portfolio-building/";
    const [rupees, shown] = javaScriptEnabled ? ["14,321", "₹14,321.00"] : ["4,123", "₹4,123.00"];
    await owner.goto("/staff/catalogue/prices");
    await row(owner, "Portfolio").getByRole("link").click();
    await owner.getByLabel("Price in rupees").fill("1.2.3");
    await press(owner, "See What Customers Pay");
    await expect(owner.getByLabel("Price in rupees")).toHaveAccessibleDescription(
      /Enter an amount in figures/,
    );
    await owner.getByLabel("Price in rupees").fill(rupees);
    await press(owner, "See What Customers Pay");
    const meant = main(owner).getByRole("group", { name: `By ₹${rupees} and $` });
    await expect(meant).toContainText(shown);
    await owner.getByLabel("Reason").fill("Pictures have become dearer");
    await press(owner, "Set the Price");
    await expect(owner.getByLabel("I mean it")).toHaveAccessibleDescription(/more than 30%/);
    await publicly(owner, page, shown, false);
    await owner.getByLabel("I mean it").check();
    await owner.getByLabel("Price in rupees").fill("99,999");
    await press(owner, "Set the Price");
    await expect(owner.getByLabel("I mean it: ₹99,999")).not.toBeChecked();
    await owner.getByLabel("Price in rupees").fill(rupees);
    await press(owner, "Set the Price");
    await owner.getByLabel(`I mean it: ₹${rupees}`).check();
    await press(owner, "Set the Price");
    await said(owner, "The price is in the book.");
    await expect(row(owner, shown)).toContainText("Now");
    await publicly(owner, page, shown, true, 3);

    const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await owner.getByLabel("Price in US dollars").fill("150");
    await owner.getByLabel("Begins").fill(`${later}T10:00`);
    await owner.getByLabel("Reason").first().fill("A new year");
    await press(owner, "Set the Price");
    await said(owner, "The price is in the book.");
    await expect(row(owner, "To come")).toContainText("$150.00");
    await unfold(row(owner, "To come"), "Withdraw");
    await row(owner, "To come").getByLabel("Reason").fill("Not yet");
    await row(owner, "To come").getByRole("button", { name: "Withdraw" }).click();
    await said(owner, "The price is withdrawn.");
    await expect(row(owner, "$150.00")).toContainText("Withdrawn");
    await owner.context().close();
  });

  test(
    `an adviser comes and goes, and a claim is hidden and shown, ${how}`,
    { tag: "@wide" },
    async ({ browser }) => {
      const owner = await onOwnDevice(browser, { javaScriptEnabled, width });
      await joinDesk(owner, "owner", inIndia);
      const page = "/service/premium/australia-national-innovation-visa-subclass-858/";
      const name = javaScriptEnabled ? "Ada Example" : "Bea Example";
      await owner.goto("/staff/catalogue/advisers");
      await owner.getByLabel("Name").last().fill(name);
      await owner.getByLabel("Country").last().selectOption("Australia");
      await owner.getByLabel("Licensed by").last().fill("Office of Examples");
      await owner
        .getByLabel("Licence number")
        .last()
        .fill(javaScriptEnabled ? "A 1" : "A 2");
      await owner.getByLabel("Last day of the licence").last().fill("2020-01-01");
      await press(owner, "Add Adviser");
      await expect(owner.getByLabel("Last day of the licence").last()).toHaveAccessibleDescription(
        /has ended/,
      );
      await owner
        .getByLabel("Last day of the licence")
        .last()
        .fill(`${new Date().getFullYear() + 1}-03-31`);
      await press(owner, "Add Adviser");
      await said(owner, "The adviser is on the list.");
      await publicly(owner, page, name);
      await unfold(row(owner, name), "Take Off the List");
      await row(owner, name).getByLabel("Reason").fill("Has left us");
      await row(owner, name).getByRole("button", { name: "Take Off the List" }).click();
      await said(owner, "The adviser is off the list.");
      await publicly(owner, page, name, false);

      const claim = "applicants sent to our top destination";
      await owner.goto("/staff/catalogue/claims");
      for (const hidden of [true, false]) {
        await main(owner).getByRole("link", { name: claim }).click();
        await owner.getByLabel("Proof").fill("The list of 2026, in the safe");
        await owner.getByLabel("Hide it").setChecked(hidden);
        await press(owner, "Save");
        await said(owner, "The claim is kept as you set it.");
        await expect(row(owner, claim)).toContainText(hidden ? "Hidden" : "Shown");
        await publicly(owner, "/service/premium/job-application/", claim, !hidden);
      }
      await owner.getByLabel("Five stars beside each testimonial").selectOption("Hidden");
      await press(owner, "Save Five stars beside each testimonial");
      await said(owner, "The setting is kept.");
      await owner.getByLabel("Five stars beside each testimonial").selectOption("server");
      await press(owner, "Save Five stars beside each testimonial");
      await said(owner, "The setting is kept.");
      await owner.context().close();
    },
  );
}

test("the pages are good ones, and closed to those they are not for", async ({ browser, page }) => {
  test.slow();
  await joinDesk(page, "owner", inIndia);
  const paths = [
    "/staff/catalogue",
    "/staff/catalogue/services",
    "/staff/catalogue/services/complete-application",
    "/staff/catalogue/prices",
    "/staff/catalogue/prices/complete-application/universities%3A12",
    "/staff/catalogue/advisers",
    "/staff/catalogue/claims",
    "/staff/catalogue/claims/full-funding",
    "/staff/catalogue/points",
    "/staff/catalogue/points/crs-2025-03-25",
  ];
  for (const path of someOf(paths, 2)) {
    await page.goto(path);
    await expectGoodPage(page, path);
  }
  const [manager, counsellor] = [await onOwnDevice(browser), await onOwnDevice(browser)];
  await joinDesk(manager, "manager", inIndia);
  await joinDesk(counsellor, "counsellor", inIndia);
  for (const path of paths) {
    expect((await manager.request.get(path)).status(), path).toBe(200);
    expect((await counsellor.request.get(path)).status(), path).toBe(403);
  }
  await manager.goto("/staff/catalogue/prices/cover-letter/unit");
  await expect(main(manager).getByRole("button")).toHaveCount(0);
  for (const device of [manager, counsellor]) await device.context().close();
});
