import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { expect, main, onOwnDevice, signUp, test, untilAwake } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of (403|404|409|422)/ });
// They change what every visitor sees.
test.describe.configure({ mode: "default" });

const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).first().click();

/** How soon every server follows, `tests/resilience/every-server.test.ts` measures while nothing else runs. */
const seconds = 3;

/** As somebody who has never been here. */
async function publicly(page: Page, path: string, words: string, isSaid = true): Promise<void> {
  const visitor = await page.context().browser()!.newContext();
  const url = new URL(path, page.url()).href;
  const headers = { cookie: "landfall_currency=INR; landfall_time_zone=Asia%2FKolkata" };
  const read = async () => (await visitor.request.get(url, { headers })).text();
  const poll = expect.poll(read, { timeout: seconds * 1_000, intervals: [50] });
  await (isSaid ? poll.toContain(words) : poll.not.toContain(words));
  await visitor.close();
}

test("the owner changes a fee with its source, looks at the page before, and it shows", async ({
  browser,
}) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  const path = "/service/premium/global-talent-visa-uk/";
  await owner.goto("/staff/catalogue");
  await publicly(owner, path, "£766 per person</td>");
  await main(owner)
    .getByRole("link", { name: /^Facts/ })
    .click();
  await untilAwake(owner);
  await owner.getByLabel("Page", { exact: true }).selectOption("global-talent-visa-uk");
  await press(owner, "Show");
  await expectGoodPage(owner, "facts");
  await main(owner).getByRole("link", { name: "Home Office fees, Global Talent visa" }).click();
  await expect(main(owner).getByRole("heading", { level: 1 })).toContainText("Global Talent visa");

  await owner.getByLabel("Value", { exact: true }).fill("£801 per person");
  await press(owner, "Preview");
  await expect(owner.getByLabel("Source", { exact: true })).toHaveAccessibleDescription(
    /Say where it comes from/,
  );
  await owner.getByLabel("Source", { exact: true }).fill("GOV.UK, Global Talent visa");
  await owner.getByLabel("Address of the source").fill("https://www.gov.uk/global-talent");
  await owner.getByLabel("Read on").fill("2026-11-20");
  await press(owner, "Preview");
  const preview = main(owner).getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Nothing is saved yet.");
  await expect(preview.getByRole("row").filter({ hasText: "Global Talent visa" })).toContainText(
    "£801 per person",
  );
  await expectGoodPage(owner, "a previewed fact");
  await publicly(owner, path, "£766 per person</td>");

  await press(owner, "Approve and save");
  await expect(owner.getByLabel("Reason")).toHaveAccessibleDescription(/Say why/);
  await owner.getByLabel("Reason").fill("The fee has risen");
  await press(owner, "Approve and save");
  await publicly(owner, path, "£801 per person");
  await publicly(owner, path, "https://www.gov.uk/global-talent");
  await expect(main(owner).getByText("The fact is approved.")).toBeVisible();

  const manager = await onOwnDevice(browser, { width: 390 });
  await joinDesk(manager, "manager", inIndia);
  await manager.goto("/staff/catalogue/facts/global-talent-visa-uk.fees.1");
  await expect(main(manager).getByRole("row").filter({ hasText: "£801 per person" })).toContainText(
    "The fee has risen",
  );
  await expect(main(manager).getByRole("button", { name: "Approve and save" })).toHaveCount(0);
  await expectGoodPage(manager, "a fact as a manager reads it");

  await main(owner).getByRole("link", { name: "Home Office fees, Global Talent visa" }).click();
  await main(owner).getByText("Take the shipped words back").first().click();
  await owner.getByLabel("Reason").last().fill("Only a journey");
  await press(owner, "Take the shipped words back");
  await publicly(owner, path, "£766 per person</td>");
});

test("a testimonial waits for a look, is published, answered and hidden, and its author reads why", async ({
  browser,
}) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  const author = await onOwnDevice(browser, { width: 390 });
  const username = await signUp(author);
  await inDatabase(
    `insert into testimonials (user_id, service, details, shown_name, state)
      select id, 'visa-sop', $2, 'Meera N.', 'waiting' from users where username = $1`,
    [username, `They asked for one page and told me why. ${username}`],
  );
  const path = "/service/premium/visa-sop/";
  await owner.goto("/staff/");
  await publicly(owner, path, username, false);
  await main(owner)
    .getByRole("link", { name: /Testimonials to look at/ })
    .click();
  const one = () => main(owner).getByRole("article").filter({ hasText: username });
  await expect(one()).toContainText("Waits for a look");
  await expectGoodPage(owner, "testimonials at the desk");
  await one().getByRole("button", { name: "Publish" }).click();
  await publicly(owner, path, username);
  await expect(main(owner).getByText("The testimonial is published.")).toBeVisible();

  await owner.goto("/staff/catalogue/testimonials?service=visa-sop");
  await one().getByText("Answer in public").click();
  await one().getByLabel("Our answer").fill("Thank you. One page was your idea.");
  await one().getByRole("button", { name: "Save the answer" }).click();
  await publicly(owner, path, "One page was your idea.");

  await owner.goto("/staff/catalogue/testimonials?service=visa-sop");
  await one().getByText("Hide this testimonial").first().click();
  await one().getByLabel("Reason").first().fill("It names somebody else");
  await one().getByRole("button", { name: "Hide this testimonial" }).click();
  await publicly(owner, path, username, false);
  await author.goto("/service/publish-testimonial/visa-sop/");
  await expect(main(author).getByText("It names somebody else")).toBeVisible();
  await expectGoodPage(author, "a hidden testimonial");
});

test("the launch check lists what is not real, and takes a proven backup off", async ({ browser }) => {
  const owner = await onOwnDevice(browser, { width: 1366 });
  await joinDesk(owner, "owner", inIndia);
  await owner.goto("/staff/launch");
  const titled = (title: string) => owner.getByRole("cell", { name: title, exact: true });
  const row = (title: string) =>
    main(owner)
      .getByRole("row")
      .filter({ has: titled(title) });
  await expect(row("WhatsApp number")).toContainText("SUPPORT_WHATSAPP");
  await expect(row("Demo accounts")).toContainText("asha");
  await expect(row("Backups")).toContainText("No backup has been proven");
  await expectGoodPage(owner, "the launch check");
  await owner.getByLabel("Where it is kept").fill("The other data centre");
  await press(owner, "Record it");
  await expect(main(owner).getByText("The proven backup is recorded.")).toBeVisible();
  await expect(row("Backups")).toHaveCount(0);
  const manager = await onOwnDevice(browser, { width: 390 });
  await joinDesk(manager, "manager", inIndia);
  const answer = await manager.goto("/staff/launch");
  expect(answer?.status()).toBe(403);
});
