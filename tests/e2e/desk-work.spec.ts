import type { Locator, Page } from "@playwright/test";

import { sendWhatIsNeeded } from "#tests/e2e/intake-journey.ts";
import { dora, joinDesk, timeline } from "#tests/e2e/desk-journey.ts";
import {
  expect,
  main,
  onOwnDevice,
  orders,
  ownOrigin,
  signUpAndBuy,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of (403|404|409)/ });

const row = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });
const unfold = (within: Locator, words: string) =>
  within.locator("summary").filter({ hasText: words }).click();
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const said = (page: Page, words: string | RegExp) => expect(main(page).getByText(words)).toBeVisible();

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  1,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`a service goes from purchase to acceptance, ${how}`, async ({ browser }) => {
    const [buyer, counsellor] = [
      await onOwnDevice(browser),
      await onOwnDevice(browser, { javaScriptEnabled, width }),
    ];
    const order = await signUpAndBuy(buyer);
    await sendWhatIsNeeded(buyer);
    await joinDesk(counsellor, "counsellor", dora);
    await counsellor.goto("/staff/work?person=nobody&service=cover-letter");
    await expect(row(counsellor, order)).toContainText("Received");
    // It is read before it is taken; the customer's number comes with the work.
    await row(counsellor, order).getByRole("link", { name: "Cover letter" }).click();
    await expect(main(counsellor).getByRole("region", { name: "Customer" })).not.toContainText("9876543210");
    await counsellor.goto("/staff/work?person=nobody&service=cover-letter");
    await row(counsellor, order).getByRole("button", { name: "Take" }).click();
    await said(counsellor, "The item is yours.");
    await expect(main(counsellor).getByRole("region", { name: "Customer" })).toContainText("+91 9876543210");

    await counsellor.getByLabel("Note (optional)").fill("Difficult case.");
    await press(counsellor, "Begin Work");
    await said(counsellor, "The item is moved. The customer is told by email.");
    await press(counsellor, "Send to Review");
    await counsellor.getByLabel("Note (optional)").fill("Your letter is here.");
    await counsellor.getByLabel("Tell the customer this").first().check();
    await press(counsellor, "Deliver Without a Version");
    await said(counsellor, "Wait for the customer to accept it or to ask for changes.");

    const storageState = await buyer.context().storageState();
    const answering = await browser.newContext({ storageState, javaScriptEnabled });
    const customer = await answering.newPage();
    await customer.goto("/account/dashboard/");
    const card = orders(customer).first();
    await unfold(card, "What happened so far");
    await expect(card).toContainText("Your counsellor wrote: Your letter is here.");
    await expect(card).not.toContainText("Difficult");
    await unfold(card, "Ask for changes");
    await card.getByLabel("What should be changed").fill("Name the second project.");
    await card.getByRole("button", { name: "Ask for Changes" }).click();
    await said(customer, "We have your changes and are working on them.");
    await expect(card).toContainText(/In progress. Due \d+ /);

    await counsellor.reload();
    await expect(timeline(counsellor)).toContainText("Name the second project.");
    await press(counsellor, "Send to Review");
    await press(counsellor, "Deliver Without a Version");
    await expect(counsellor.getByLabel("Note (optional)")).toHaveAccessibleDescription(
      /write why this is delivered without one/,
    );
    await counsellor.getByLabel("Note (optional)").fill("Sent by post, as agreed.");
    await press(counsellor, "Deliver Without a Version");
    await said(counsellor, "The item is moved. The customer is told by email.");
    await customer.goto("/account/dashboard/");
    await card.getByRole("button", { name: "Accept" }).click();
    await said(customer, "Thank you. The service is completed.");
    await counsellor.reload();
    await expect(main(counsellor).getByRole("region", { name: "Next step" })).toHaveCount(0);
    await counsellor.goto("/staff/work?state=completed&person=me");
    await expect(row(counsellor, order)).toContainText("Completed");
    for (const page of [buyer, customer, counsellor]) await page.context().close();
  });
}

test(
  "two people who move at once: one wins, the other reads where it is now",
  { tag: "@wide" },
  async ({ browser }) => {
    const [customer, one, other, stranger] = [
      await onOwnDevice(browser),
      await onOwnDevice(browser),
      await onOwnDevice(browser),
      await onOwnDevice(browser),
    ];
    const order = await signUpAndBuy(customer);
    await sendWhatIsNeeded(customer);
    await joinDesk(one, "manager", dora);
    const name = await joinDesk(stranger, "counsellor", dora);
    await joinDesk(other, "manager", dora);
    await one.goto("/staff/work?person=nobody");
    await row(one, order).getByRole("link", { name: "Cover letter" }).click();
    await expect(main(one).getByRole("heading", { level: 1 })).toContainText("Cover letter");
    await other.goto(one.url());
    await press(one, "Begin Work");
    await said(one, "The item is moved.");
    await other.getByLabel("Note (optional)").fill("I began it.");
    await press(other, "Begin Work");
    await expect(main(other).getByRole("alert")).toContainText("it is “In progress” now");
    await expect(other.getByLabel("Note (optional)")).toHaveValue("I began it.");
    await expect(main(other).getByRole("button", { name: "Send to Review" })).toBeVisible();

    await untilAwake(other);
    await unfold(main(other), "Propose to cancel");
    await other.getByLabel("Why it is cancelled").fill("   ");
    await press(other, "Propose to Cancel");
    await expect(other.getByLabel("Why it is cancelled")).toHaveAccessibleDescription(
      /Write why the service is cancelled/,
    );

    await other.getByLabel("Counsellor", { exact: true }).selectOption({ label: `Dora ${name}, counsellor` });
    await press(other, "Assign");
    await said(other, "The item is assigned.");
    await stranger.goto("/staff/work?person=me");
    await expect(row(stranger, order)).toBeVisible();
    for (const page of [customer, one, other, stranger]) await page.context().close();
  },
);

test("the queue and an item are good pages, and closed to those they are not for", async ({
  browser,
  page,
}) => {
  const customer = await onOwnDevice(browser);
  const order = await signUpAndBuy(customer);
  const answer = await customer.request.get("/staff/work", { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  await joinDesk(page, "manager", dora);
  await page.goto("/staff/work");
  await main(page).getByRole("link", { name: "Waiting for the customer", exact: true }).click();
  await expect(row(page, order)).toBeVisible();
  await expectGoodPage(page, "the queue");
  await row(page, order).getByRole("link", { name: "Cover letter" }).click();
  await press(page, "Take");
  await said(page, "The item is yours.");
  await expect(timeline(page)).toContainText("Received");
  await expectGoodPage(page, "an item");
  const item = page.url().replace(/\?.*/, "");
  const stranger = await onOwnDevice(browser);
  await joinDesk(stranger, "counsellor", dora);
  for (const path of [item, `${item}x`, `${ownOrigin.origin}/staff/work/0`]) {
    expect((await stranger.request.get(path)).status()).toBe(path === item ? 403 : 404);
  }
  await stranger.context().close();
  await customer.context().close();
});

test("the dashboard with a delivered service is a good page", { tag: "@wide" }, async ({ browser, page }) => {
  const customer = await onOwnDevice(browser);
  const order = await signUpAndBuy(customer);
  await sendWhatIsNeeded(customer);
  await joinDesk(page, "manager", dora);
  await page.goto("/staff/work?person=nobody");
  await row(page, order).getByRole("link", { name: "Cover letter" }).click();
  await press(page, "Take");
  for (const move of ["Begin Work", "Send to Review", "Deliver Without a Version"]) {
    await page.getByLabel("Note (optional)").fill("As agreed.");
    await press(page, move);
    await said(page, "The item is moved.");
  }
  await customer.goto("/account/dashboard/");
  await unfold(orders(customer).first(), "What happened so far");
  await unfold(orders(customer).first(), "Ask for changes");
  await expectGoodPage(customer, "the dashboard with a delivered service");
  await customer.context().close();
});
