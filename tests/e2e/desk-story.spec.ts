import type { Locator, Page } from "@playwright/test";

import { joinDesk, timeline, writeAtDesk } from "#tests/e2e/desk-journey.ts";
import {
  buyFromWallet,
  expect,
  main,
  onOwnDevice,
  orders,
  signUpWithFunds,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";

// Four people, each with a browser.
test.setTimeout(180_000);

const region = (page: Page, name: string | RegExp) => main(page).getByRole("region", { name });
const unfold = (within: Locator, words: string | RegExp) =>
  within.locator("summary").filter({ hasText: words }).click();
const said = (page: Page, words: string | RegExp) => expect(main(page).getByText(words)).toBeVisible();
const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();
const row = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });
const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

async function buy(page: Page, service: string): Promise<string> {
  return (await buyFromWallet(page, { service_link_list: [service] })).order;
}

async function fillForm(form: Locator): Promise<void> {
  await expect(form).toBeVisible();
  for (const area of await form.getByRole("textbox").all()) {
    if ((await area.getAttribute("type")) !== "date") await area.fill("As I told you on the phone.");
  }
  for (const choice of await form.getByRole("combobox").all()) await choice.selectOption({ index: 1 });
  for (const date of await form.locator("input[type=date]").all()) await date.fill("2027-03-01");
  for (const files of await form.locator("input[type=file]").all()) {
    await files.setInputFiles(file("resume.txt", "What I have done."));
  }
}

test(
  "a service is bought, talked about, handed over and accepted, another given back in part, a price set, and the log tells it",
  { tag: "@wide" },
  async ({ browser }) => {
    const [customer, counsellor, manager, owner] = [
      await onOwnDevice(browser),
      await onOwnDevice(browser),
      await onOwnDevice(browser),
      await onOwnDevice(browser),
    ];
    await signUpWithFunds(customer, 8_000);
    const first = await buy(customer, "cover-letter");
    const second = await buy(customer, "profile-evaluation");
    await joinDesk(counsellor, "counsellor");
    await joinDesk(manager, "manager");
    await joinDesk(owner, "owner");

    await test.step("the customer sends what the service needs", async () => {
      await customer.goto("/account/dashboard/");
      const card = orders(customer).filter({ hasText: first });
      await card.getByRole("heading").getByRole("link").first().click();
      const form = region(customer, /^(Fill in y|Y)our details$/);
      await fillForm(form);
      await press(form, "Send");
      await said(customer, /The due date is above/);
    });
    const itemPath = new URL(customer.url()).pathname;

    await test.step("a counsellor takes it, and the two write to each other, with a file", async () => {
      await counsellor.goto("/staff/work?person=nobody&service=cover-letter");
      await row(counsellor, first).getByRole("button", { name: "Take" }).click();
      await said(counsellor, "The item is yours.");
      await press(counsellor, "Begin Work");
      await writeAtDesk(counsellor, { to: "customer", words: "Which of the two posts comes first?" });
      await said(counsellor, "Your message is sent.");
      await customer.goto("/account/dashboard/");
      await expect(orders(customer).filter({ hasText: first })).toContainText("1 new message");
      await customer.goto(itemPath);
      const answer = region(customer, "Conversation");
      await expect(answer).toContainText("Which of the two posts comes first?");
      await answer.getByLabel("Message", { exact: true }).fill("The one in Bremen. Its text is here.");
      await answer.getByLabel(/^Files/).setInputFiles(file("post.txt", "We look for somebody exact."));
      await press(answer, "Send Message");
      await said(customer, "Your message is sent.");
      await counsellor.reload();
      await expect(timeline(counsellor)).toContainText("The one in Bremen.");
      await timeline(counsellor).getByRole("link", { name: "post.txt" }).click();
      const [taken] = await Promise.all([
        counsellor.waitForEvent("download"),
        main(counsellor).getByRole("link", { name: "Download" }).click(),
      ]);
      expect(taken.suggestedFilename()).toBe("post.txt");
      await counsellor.goto(itemPath.replace("/account/services/", "/staff/work/"));
    });

    await test.step("it is handed over in a version, and the customer comments and accepts", async () => {
      await counsellor.goto(counsellor.url());
      await press(counsellor, "Send to Review");
      const documents = region(counsellor, "Your documents");
      await documents.getByLabel(/What the customer reads/).fill("Your letter, in one page.");
      await documents.getByLabel(/^Files of version 1/).setInputFiles(file("letter.txt", "Dear committee,"));
      await press(documents, "Hand Over Version 1");
      await said(counsellor, "The version is handed over. The customer is told by email.");
      await customer.goto(itemPath);
      const theirs = region(customer, "Your documents");
      await expect(theirs.getByRole("article", { name: "Version 1" })).toContainText("letter.txt");
      await untilAwake(customer);
      await unfold(theirs, "Ask for changes");
      await theirs.getByLabel("What should be changed").fill("Not sent yet.");
      await unfold(theirs, "Comment on version 1");
      await theirs.getByLabel("Comment").fill("The last line is the best.");
      await press(theirs, "Write Comment on version 1");
      await said(customer, "Your comment is added.");
      await expect(theirs.getByLabel("What should be changed")).toHaveValue("Not sent yet.");
      await press(theirs, "Accept");
      await said(customer, "Thank you. The service is completed.");
    });

    await test.step("a manager gives a part of the second service back", async () => {
      await manager.goto(`/staff/customers?q=${second}`);
      await main(manager).getByRole("link", { name: "Meera Nair" }).click();
      await main(manager).getByRole("link", { name: second, exact: true }).click();
      await manager.getByLabel("Amount in INR").fill("500");
      await manager.getByLabel("Reason").fill("Agreed on the phone");
      await press(manager, "Show what goes where");
      await press(manager, "Give ₹500.00 back");
      await expect(main(manager).getByRole("status")).toContainText("It is given back.");
      await customer.goto("/account/dashboard/");
      await expect(orders(customer).filter({ hasText: second })).toContainText("Refunded in part");
    });

    await test.step("the owner sets a price for next month", async () => {
      await owner.goto("/staff/catalogue/prices/history-draft/unit");
      const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
      await owner.getByLabel("Price in rupees").fill("4,199");
      await owner.getByLabel(/^Begins/).fill(nextMonth);
      await owner.getByLabel("Reason").fill("Dearer paper");
      await press(owner, "Set the Price");
      await expect(main(owner)).toContainText("₹4,199.00");
    });

    await test.step("and the log tells all of it", async () => {
      const itemId = itemPath.split("/").at(-1) ?? "";
      await owner.goto(`/staff/audit?to=item:${itemId}`);
      const events = main(owner).getByRole("list", { name: "Events" });
      for (const told of [
        / took /,
        / wrote to the customer about /,
        / handed over version 1 of /,
        / accepted /,
      ]) {
        await expect(events.getByRole("listitem").filter({ hasText: told }).first()).toBeVisible();
      }
      await expect(main(owner)).not.toContainText("Bremen");
      await owner.goto("/staff/audit");
      await expect(
        main(owner)
          .getByText(/Agreed on the phone/)
          .first(),
      ).toBeVisible();
      await expect(
        main(owner)
          .getByText(/Dearer paper/)
          .first(),
      ).toBeVisible();
    });
    for (const page of [customer, counsellor, manager, owner]) await page.context().close();
  },
);

test("a customer asks to cancel, having read what comes back, and a manager agrees", async ({ browser }) => {
  const [customer, manager] = [await onOwnDevice(browser), await onOwnDevice(browser)];
  await signUpWithFunds(customer, 3_000);
  const order = await buy(customer, "cover-letter");
  await joinDesk(manager, "manager");
  await customer.goto("/account/dashboard/");
  await orders(customer).first().getByRole("link", { name: "Cover letter drafting", exact: true }).click();
  const cancelling = region(customer, "Cancellation");
  await unfold(cancelling, "Request cancellation");
  await expect(cancelling).toContainText("₹1,999.00");
  await cancelling.getByLabel("Why you want to cancel").fill("I have the post already.");
  await press(cancelling, "Request cancellation (refund ₹1,999.00)");
  await said(customer, /A manager will email you within two working days/);
  await expect(region(customer, "Where it stands")).toContainText("Cancellation requested");
  await customer.goto("/account/dashboard/");
  await expect(orders(customer).first()).toContainText("Cancellation requested");

  await manager.goto("/staff/cancellations");
  await row(manager, order).getByRole("link").click();
  await press(region(manager, "Cancellation"), "Cancel and Refund ₹1,999.00");
  await said(manager, /The service is cancelled/);
  await customer.goto("/service/wallet/");
  await expect(main(customer)).toContainText("₹3,000.00");
  for (const page of [customer, manager]) await page.context().close();
});
