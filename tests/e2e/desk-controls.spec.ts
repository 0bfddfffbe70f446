import type { Locator, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { buyFromWallet, expect, main, onOwnDevice, open, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of 409/ });
test.setTimeout(180_000);

const service = "portfolio-building";
const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole("button", { name, exact: true }).click();
const unfold = (within: Locator, words: string) =>
  within.locator("summary").filter({ hasText: words }).click();
const said = (page: Page, words: string) => expect(main(page).getByText(words)).toBeVisible();
const row = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });

/** Bought, and its form sent: the form has journeys of its own. */
async function buyReady(customer: Page): Promise<string> {
  const { order, orderId } = await buyFromWallet(customer, { service_link_list: [service] });
  await inDatabase("update order_items set due_on = current_date + 14 where order_id = $1", [orderId]);
  return order;
}

/** Resolves to the item's id. */
async function takeToReview(junior: Page, order: string): Promise<string> {
  await open(junior, `/staff/work?person=nobody&service=${service}`);
  // What is nobody's is read before it is taken, without the customer's address.
  await row(junior, order).getByRole("link").click();
  await expect(region(junior, "Customer")).not.toContainText("@");
  await press(main(junior), "Take");
  await said(junior, "The item is yours.");
  await expect(region(junior, "Customer")).toContainText("@");
  await press(main(junior), "Begin Work");
  await press(main(junior), "Send to Review");
  await said(junior, "The item is moved. The customer is told by email.");
  return new URL(junior.url()).pathname.split("/").at(-1) ?? "";
}

test("a junior ends nothing alone: a colleague reads, a manager decides, and there is a way back", async ({
  browser,
}) => {
  const [customer, junior, reader, manager] = [
    await onOwnDevice(browser),
    await onOwnDevice(browser),
    await onOwnDevice(browser),
    await onOwnDevice(browser),
  ];
  await signUpWithFunds(customer, 200_000);
  const [first, second] = [await buyReady(customer), await buyReady(customer)];
  let itemId = "";
  await joinDesk(junior, "counsellor", { name: "Dora Desk" });
  const readersName = await joinDesk(reader, "counsellor", { name: "Dora and their username" });
  await joinDesk(manager, "manager");

  await test.step("a manager sets that a colleague reads each version of the service", async () => {
    await open(manager, `/staff/catalogue/services/${service}`);
    await main(manager).getByLabel("A colleague reads each version before it is delivered").check();
    await press(main(manager), "Save the Setting");
    await said(manager, "The setting is saved. It counts for what is delivered from now on.");
  });

  await test.step("the junior can neither deliver nor complete alone, and asks a colleague", async () => {
    itemId = await takeToReview(junior, first);
    for (const name of ["Deliver Without a Version", "Mark as Completed", "Hand Over Version 1"])
      await expect(main(junior).getByRole("button", { name })).toHaveCount(0);
    await expectGoodPage(junior, "an item that asks for a second reader");
    const documents = region(junior, "Your documents");
    await documents
      .getByLabel("Second reader (optional)")
      .selectOption({ label: `Dora ${readersName}, counsellor` });
    await documents.getByLabel(/What the customer reads/).fill("Your portfolio, first draft.");
    await press(documents, "Ask for a Second Reader");
    await said(junior, "A colleague has the version to read. The customer gets it once it is approved.");
    await expect(documents.getByRole("button", { name: "Approve and Deliver" })).toHaveCount(0);
    await open(customer, `/account/services/${itemId}`);
    await expect(main(customer)).not.toContainText("first draft");
  });

  await test.step("the second reader sends it back, then approves the next one", async () => {
    await open(reader, "/staff/");
    await main(reader).getByRole("link", { name: "1 Versions to read" }).click();
    await row(reader, first).getByRole("link").click();
    const documents = region(reader, "Your documents");
    await expectGoodPage(reader, "a version to read");
    await unfold(documents, "Send back");
    await documents.getByLabel("What has to change").fill("The second project is missing.");
    await press(documents, "Send Back");
    await said(reader, "The version is sent back. Whoever wrote it is told by email.");

    await open(junior, `/staff/work/${itemId}`);
    const own = region(junior, "Your documents");
    await expect(own).toContainText("The second project is missing.");
    await own
      .getByLabel("Second reader (optional)")
      .selectOption({ label: `Dora ${readersName}, counsellor` });
    await own.getByLabel(/What the customer reads/).fill("Your portfolio, with both projects.");
    await press(own, "Ask for a Second Reader");
    await said(junior, "A colleague has the version to read. The customer gets it once it is approved.");

    await open(reader, `/staff/work/${itemId}`);
    await press(region(reader, "Your documents"), "Approve and Deliver");
    await said(reader, "The version is delivered. The customer is told by email.");
  });

  await test.step("the customer has it, reads by when to answer, and only they complete it", async () => {
    await open(customer, `/account/services/${itemId}`);
    await expect(region(customer, "Your documents")).toContainText("with both projects.");
    await expect(main(customer)).toContainText(/If we hear nothing from you by \d+ \w+ \d{4}/);
    await expect(main(customer)).not.toContainText("second project is missing");
    await open(junior, `/staff/work/${itemId}`);
    await expect(main(junior).getByRole("button", { name: /Complete/ })).toHaveCount(0);
    await press(region(customer, "Your documents"), "Accept");
    await said(customer, "Thank you. The service is completed.");
  });

  await test.step("the junior proposes to cancel, and a manager decides with a reason", async () => {
    itemId = await takeToReview(junior, second);
    const cancelling = region(junior, "Cancellation");
    await unfold(cancelling, "Propose to cancel");
    await cancelling.getByLabel("Why it is cancelled").fill("The pictures never came.");
    await press(cancelling, "Propose to Cancel");
    await said(junior, "A manager decides. The customer reads the reason once it is agreed.");
    await expect(cancelling.getByRole("button", { name: /Cancel the Service|Refund/ })).toHaveCount(0);
    await open(customer, `/account/services/${itemId}`);
    await expect(main(customer)).not.toContainText("The pictures never came.");

    await open(manager, "/staff/cancellations");
    await expect(row(manager, second)).toContainText("Proposed by Dora Desk");
    await expectGoodPage(manager, "the requests to cancel with a proposal");
    await row(manager, second).getByRole("link").click();
    await press(region(manager, "Cancellation"), "Cancel the Service");
    await said(manager, "The service is cancelled");
    await open(customer, `/account/services/${itemId}`);
    await expect(region(customer, "Cancellation")).toContainText("The pictures never came.");
  });

  await test.step("the manager reopens it, and the customer reads why", async () => {
    await open(manager, `/staff/work/${itemId}`);
    await unfold(main(manager), "Reopen");
    await main(manager).getByLabel("Why it is reopened").fill("The pictures have come after all.");
    await press(main(manager), "Reopen");
    await said(manager, "The item is reopened. The customer is told by email.");
    await expect(main(manager).getByRole("button", { name: "Send to Review" })).toBeVisible();
    await open(customer, `/account/services/${itemId}`);
    await expect(main(customer)).toContainText("The pictures have come after all.");
  });

  for (const page of [customer, junior, reader, manager]) await page.context().close();
});
