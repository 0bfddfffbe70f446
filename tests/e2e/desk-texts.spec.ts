import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, test, untilAwake } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of (403|404|409|422)/ });
// They change what every visitor sees.
test.describe.configure({ mode: "default" });

const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();

/** As somebody who has never been here. */
async function publicly(page: Page, path: string, words: string, isSaid = true): Promise<void> {
  const visitor = await page.context().browser()!.newContext();
  const url = new URL(path, page.url()).href;
  const headers = { cookie: "landfall_currency=INR; landfall_time_zone=Asia%2FKolkata" };
  const read = async () => (await visitor.request.get(url, { headers })).text();
  const poll = expect.poll(read, { timeout: 3_000, intervals: [50] });
  await (isSaid ? poll.toContain(words) : poll.not.toContain(words));
  await visitor.close();
}

test("the owner pauses a service, its page says so and sells nothing, and resumes it", async ({
  browser,
}) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  const path = "/service/premium/linkedin-profile-building/";
  await owner.goto("/staff/catalogue/services/linkedin-profile-building");
  await expectGoodPage(owner, "a service at the desk");
  await main(owner).getByText("Pause the sale").first().click();
  await press(owner, "Pause the Sale");
  await expect(owner.getByLabel("What customers read")).toHaveAccessibleDescription(/Say to customers why/);
  await untilAwake(owner);
  await owner.getByLabel("What customers read").fill("Our writer is away this month.");
  await owner.getByLabel("Expected to be on sale again").fill("2999-03-03");
  await press(owner, "Pause the Sale");
  await expect(main(owner).getByText("The sale is paused").first()).toBeVisible();
  await publicly(owner, path, "Our writer is away this month. We expect to sell it again from 3 March 2999.");
  await publicly(owner, path, "Add to Cart", false);
  await owner.goto(path);
  await expectGoodPage(owner, "the page of a paused service");
  await owner.goto("/staff/catalogue/services");
  await expect(main(owner).getByRole("row").filter({ hasText: "LinkedIn" })).toContainText("Paused");
  await expectGoodPage(owner, "services at the desk");

  await owner.goto("/staff/catalogue/services/linkedin-profile-building");
  await press(owner, "Put It on Sale Again");
  await expect(main(owner).getByText("It is on sale.")).toBeVisible();
  await publicly(owner, path, "Our writer is away this month.", false);
});

test("the owner drafts a section, looks at the page with it, publishes it and goes back", async ({
  browser,
}) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  await owner.goto("/staff/catalogue/texts");
  await expectGoodPage(owner, "the texts of pages");
  await main(owner).getByRole("link", { name: "Visas", exact: true }).click();
  await untilAwake(owner);
  await owner.getByLabel("Heading", { exact: true }).fill("Six visas, read closely");
  await owner.getByLabel("Introduction").fill("For **your record**. See [all](javascript:alert(1)).");
  await press(owner, "Save the Draft");
  await expect(owner.getByLabel("Introduction")).toHaveAccessibleDescription(/A link leads to https/);
  await untilAwake(owner);
  await owner
    .getByLabel("Introduction")
    .fill("For **your record**. See [all of them](/visas/).\n\n- one\n- two");
  await press(owner, "Save the Draft");
  await expect(main(owner).getByText("The draft is saved.")).toBeVisible();
  await expectGoodPage(owner, "a text with a draft");
  await publicly(owner, "/", "Six visas, read closely", false);

  await main(owner).getByRole("link", { name: "Look at the page with it" }).click();
  await expect(owner.getByRole("heading", { name: "Six visas, read closely" })).toBeVisible();
  await expect(owner.getByText("This is the page with the drafts in it")).toBeVisible();
  await expectGoodPage(owner, "the home page with a draft");

  const manager = await onOwnDevice(browser, { width: 390 });
  await joinDesk(manager, "manager", inIndia);
  await manager.goto("/staff/catalogue/texts/home.visas");
  await expect(main(manager).getByRole("button", { name: "Publish" })).toHaveCount(0);
  await expectGoodPage(manager, "a text as a manager reads it");

  await owner.goto("/staff/catalogue/texts/home.visas");
  await press(owner, "Publish");
  await expect(main(owner).getByText("It is published.")).toBeVisible();
  await publicly(owner, "/", "Six visas, read closely");
  await publicly(owner, "/", "<strong>your record</strong>");

  await main(owner).getByText("Take the shipped words back").first().click();
  await owner.getByLabel("Reason").last().fill("Only a journey");
  await press(owner, "Take the shipped words back");
  await publicly(owner, "/", "Six visas for people with a record");
});

test("a counsellor who is entered takes the place of the invented one", async ({ browser }) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  const path = "/service/premium/counselling-session/";
  await owner.goto("/staff/catalogue/showcase/counsellors");
  await publicly(owner, path, "Tamsin Farwater");
  await untilAwake(owner);
  await owner.getByLabel("Name", { exact: true }).fill("Ines Real");
  await owner.getByLabel("Role").fill("Counsellor for master’s degrees");
  await owner.getByLabel("Profile").fill("Ines reads what you send.\nShe says what she does not know.");
  await owner.getByLabel("Languages").fill("English, Portuguese");
  await press(owner, "Add");
  await publicly(owner, path, "Ines Real");
  await publicly(owner, path, "Tamsin Farwater", false);
  await expectGoodPage(owner, "counsellors at the desk");
  await main(owner).getByRole("link", { name: "Ines Real" }).click();
  await expectGoodPage(owner, "one counsellor at the desk");
  await main(owner).getByText("Remove It").first().click();
  await owner.getByLabel("Reason").fill("Only a journey");
  await press(owner, "Remove It");
  await publicly(owner, path, "Tamsin Farwater");
});
