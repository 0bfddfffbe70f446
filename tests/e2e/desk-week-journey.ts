import type { Page } from "@playwright/test";

import { mailTo } from "#tests/e2e/account-journey.ts";
import { composer } from "#tests/e2e/desk-journey.ts";
import { button, region, row, said, summary, visit } from "#tests/e2e/desk-week-parts.ts";
import { type Bought, formIsSent, sessionIsOver, type Week, workIsLate } from "#tests/e2e/desk-week-setup.ts";
import { expect, main, open } from "#tests/e2e/journey.ts";

const noticeOf = (page: Page, { itemId }: Bought, words: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ hasText: words })
    .filter({ has: page.locator(`[href*="${itemId}"]`) });

export async function messageOnNobodysWork(week: Week): Promise<void> {
  const { hand, people, asked, names } = week;
  await open(people.customer, `/account/services/${asked.itemId}`);
  const conversation = region(people.customer, "Conversation");
  await hand.write(conversation.getByRole("textbox", { name: "Message" }), "May I send the form on Monday?");
  await hand.press(button(conversation, "Send Message"));
  await said(people.customer, "Your message is sent.");

  await open(people.manager, "/staff/");
  await visit(week, people.manager, "Notifications", "/staff/notifications");
  const mailbox = await people.manager.context().newPage();
  await mailTo(mailbox, `${names.manager}@example.org`, `/staff/work/${asked.itemId}`);
  await mailbox.close();
  const told = noticeOf(people.manager, asked, "The customer has written about");
  await hand.press(told.getByRole("link"));
  await expect(main(people.manager)).toContainText("They wrote");
  await hand.check(composer(people.manager).getByRole("radio", { name: "To the customer" }));
  await hand.write(composer(people.manager).getByRole("textbox", { name: "Text" }), "Yes, of course.");
  await hand.press(button(composer(people.manager), /^Send to /));
  await said(people.manager, "Your message is sent.");
  await expect(main(people.manager)).not.toContainText("They wrote");
  await open(people.customer, `/account/services/${asked.itemId}`);
  await expect(conversation).toContainText("Yes, of course.");
}

export async function juniorEndsNothingAlone(week: Week): Promise<void> {
  const { hand, people, draft } = week;
  const { junior } = people;
  await formIsSent(draft);
  await toReview(week, draft, "history-draft");
  await hand.press(button(main(junior), "Deliver Without a Version"));
  await expect(junior.getByLabel("Note (optional)")).toHaveAccessibleDescription(
    /write why this is delivered without one/,
  );
  for (const name of ["Mark as Completed", "Cancel the Service", "Reopen"])
    await expect(button(main(junior), name)).toHaveCount(0);

  const cancelling = region(junior, "Cancellation");
  await hand.press(summary(cancelling, "Propose to cancel"));
  await hand.write(cancelling.getByLabel("Why it is cancelled"), "The pictures never came.");
  await hand.press(button(cancelling, "Propose to Cancel"));
  await said(junior, "A manager decides. The customer reads the reason once it is agreed.");
  await expect(button(cancelling, /^Cancel (the Service|and Refund)/)).toHaveCount(0);
}

async function toReview({ hand, people: { junior } }: Week, bought: Bought, service: string): Promise<void> {
  await open(junior, `/staff/work?person=nobody&service=${service}`);
  await hand.openRow(row(main(junior), bought));
  await hand.press(button(main(junior), "Take"));
  await said(junior, "The item is yours.");
  await hand.press(button(main(junior), "Begin Work"));
  await expect(button(main(junior), "Send to Review")).toBeVisible();
  await hand.press(button(main(junior), "Send to Review"));
  await expect(button(main(junior), "Send to Review")).toHaveCount(0);
  await said(junior, "The item is moved. The customer is told by email.");
}

export async function managerDecidesProposals(week: Week): Promise<void> {
  const { hand, people, draft, interview, names } = week;
  const { junior, manager, customer } = people;
  await sessionIsOver(interview, names.junior);
  await visit(week, junior, "Your work", "/staff/work?person=me");
  await hand.openRow(row(main(junior), interview));
  const sessions = region(junior, "Sessions");
  await hand.press(summary(sessions, "The customer did not come"));
  await hand.write(sessions.getByLabel("What happened, for the customer"), "Nobody came for half an hour.");
  await hand.press(button(sessions, "Propose as Missed"));
  await expect(sessions).toContainText("Waiting for a manager");
  await expect(button(sessions, "It Was Missed")).toHaveCount(0);

  await visit(week, manager, "Cancellations", "/staff/cancellations");
  const missed = region(manager, "Missed sessions to decide");
  await hand.press(row(missed, interview).getByRole("link"));
  await hand.press(button(region(manager, "Sessions"), "It Was Missed"));
  await expect(region(manager, "Sessions")).toContainText("1 missed");

  await visit(week, manager, "Cancellations", "/staff/cancellations");
  await expect(row(main(manager), draft)).toContainText("Proposed by Dora Desk");
  await hand.press(row(main(manager), draft).getByRole("link"));
  await hand.press(button(region(manager, "Cancellation"), /^Cancel (the Service|and Refund)/));
  await said(manager, "The service is cancelled");
  await open(customer, `/account/services/${draft.itemId}`);
  await expect(region(customer, "Cancellation")).toContainText("The pictures never came.");
}

export async function secondReaderSendsBack(week: Week): Promise<void> {
  const { hand, people, portfolio } = week;
  const { junior, reader, manager, customer } = people;
  await open(manager, "/staff/catalogue/services/portfolio-building");
  await hand.check(main(manager).getByLabel("A colleague reads each version before it is delivered"));
  await hand.press(button(main(manager), "Save the Setting"));
  await said(manager, "The setting is saved.");

  await formIsSent(portfolio);
  await toReview(week, portfolio, "portfolio-building");
  for (const name of ["Deliver Without a Version", "Mark as Completed", "Hand Over Version 1"])
    await expect(button(main(junior), name)).toHaveCount(0);
  await askReader(week, "Your portfolio, first draft.");

  await open(reader, "/staff/");
  await hand.press(main(reader).getByRole("link", { name: "1 Versions to read" }));
  await hand.openRow(row(main(reader), portfolio));
  const read = region(reader, "Your documents");
  await hand.press(summary(read, "Send back"));
  await hand.write(read.getByLabel("What has to change"), "The second project is missing.");
  await hand.press(button(read, "Send Back"));
  await said(reader, "The version is sent back.");

  await open(junior, `/staff/work/${portfolio.itemId}`);
  await expect(region(junior, "Your documents")).toContainText("The second project is missing.");
  await askReader(week, "Your portfolio, with both projects.");
  await open(reader, `/staff/work/${portfolio.itemId}`);
  await hand.press(button(read, "Approve and Deliver"));
  await said(reader, "The version is delivered. The customer is told by email.");
  await open(customer, `/account/services/${portfolio.itemId}`);
  await expect(region(customer, "Your documents")).toContainText("with both projects.");
  await expect(main(customer)).not.toContainText("first draft");
}

async function askReader({ hand, people: { junior }, names }: Week, words: string): Promise<void> {
  const documents = region(junior, "Your documents");
  await hand.choose(documents.getByLabel("Second reader (optional)"), `Dora ${names.reader}, counsellor`);
  await hand.write(documents.getByLabel(/What the customer reads/), words);
  await hand.press(button(documents, "Ask for a Second Reader"));
  await said(junior, "A colleague has the version to read.");
  await expect(button(documents, "Approve and Deliver")).toHaveCount(0);
}

export async function cancellationIsAnsweredInTime(week: Week): Promise<void> {
  const { hand, people, unwanted } = week;
  const { customer, manager } = people;
  await open(customer, `/account/services/${unwanted.itemId}`);
  const own = region(customer, "Cancellation");
  await hand.press(summary(own, "Request cancellation"));
  await hand.write(own.getByLabel("Why you want to cancel"), "I have the post already.");
  await hand.press(button(own, /^Request cancellation \(refund/));
  await said(customer, "A manager will email you within two working days.");

  await visit(week, manager, "Cancellations", "/staff/cancellations");
  await expect(row(main(manager), unwanted)).toContainText(/\d{1,2} [A-Z][a-z]+ 20\d\d[A-Z]/);
  await expect(row(main(manager), unwanted)).not.toContainText("late");
  await hand.press(row(main(manager), unwanted).getByRole("link"));
  const clock = main(manager).getByText("Answer the request", { exact: true });
  await expect(clock).toBeVisible();
  await hand.press(button(region(manager, "Cancellation"), /^Cancel and Refund /));
  await said(manager, "The service is cancelled");
  await expect(clock).toHaveCount(0);
  await open(customer, `/account/services/${unwanted.itemId}`);
  await expect(button(own, "Withdraw request")).toHaveCount(0);
}

export async function lateWorkIsOnTop(week: Week): Promise<void> {
  const { people, late, names } = week;
  await workIsLate(late, names.junior);
  for (const page of [people.junior, people.manager]) {
    await visit(week, page, "Notifications", "/staff/notifications");
    await expect(async () => {
      await page.reload();
      await expect(noticeOf(page, late, "is late: it was due on")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await open(page, "/staff/");
    await visit(week, page, "Work", "/staff/work");
    await expect(row(main(page), late)).toContainText(", late");
    const [, ...rows] = await main(page).getByRole("row").allTextContents();
    const upToIt = rows.slice(0, rows.findIndex((text) => text.includes(late.order)) + 1);
    expect(upToIt.filter((text) => !text.includes(", late"))).toEqual([]);
  }
}
