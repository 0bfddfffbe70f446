import type { Locator, Page } from "@playwright/test";

import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { dora, joinDesk } from "#tests/e2e/desk-journey.ts";
import { buyFromWallet, expect, main, onOwnDevice, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of (409|422)/ });

async function buy(page: Page): Promise<string> {
  await signUpWithFunds(page, 6_000);
  const twoInterviews = { service_link_list: ["mock-interview"], numSessions: 2 };
  return (await buyFromWallet(page, twoInterviews)).order;
}

const row = (page: Page, order: string) => main(page).getByRole("row").filter({ hasText: order });
const sessions = (page: Page) => main(page).getByRole("region", { name: "Sessions" });
const unfold = (within: Locator, words: string) =>
  within.locator("summary").filter({ hasText: words }).click();
const said = (page: Page, words: string | RegExp) => expect(main(page).getByText(words)).toBeVisible();

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

async function fillPlace(within: Locator, time: string): Promise<void> {
  await within.getByLabel("Day and time").fill(time);
  await within.getByLabel("Meeting link").fill("https://meet.example.org/dora");
}

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  1,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`a session is booked, moved as its customer asks, and held, ${how}`, async ({ browser }) => {
    const [buyer, counsellor] = [
      await onOwnDevice(browser),
      await onOwnDevice(browser, { javaScriptEnabled }),
    ];
    await counsellor.setViewportSize({ width, height: 800 });
    const order = await buy(buyer);
    await joinDesk(counsellor, "counsellor", dora);
    await counsellor.goto("/staff/work?state=customer&person=nobody&service=mock-interview");
    await row(counsellor, order).getByRole("button", { name: "Take" }).click();
    await said(counsellor, "The item is yours.");
    const desk = sessions(counsellor);
    await expect(desk).toContainText("Sessions of 3 rounds: 2 left of 2");

    await unfold(desk, "Book a session");
    await fillPlace(desk, `${dayAhead(200)}T16:00`);
    await desk.getByRole("button", { name: "Book Session" }).click();
    await expect(desk.getByLabel("Day and time")).toHaveAccessibleDescription(/within 120 days/);
    await expect(desk.getByLabel("Meeting link")).toHaveValue("https://meet.example.org/dora");
    await desk.getByLabel("Day and time").fill(`${dayAhead(3)}T16:00`);
    await desk.getByRole("button", { name: "Book Session" }).click();
    await said(counsellor, "The session is booked. The customer is told by email.");
    await expect(desk).toContainText("Sessions of 3 rounds: 1 left of 2, 1 booked");
    await expect(desk).toContainText("16:00, India Standard Time");

    // The session's time passes.
    const storageState = await buyer.context().storageState();
    const answering = await browser.newContext({ storageState, javaScriptEnabled });
    const customer = await answering.newPage();
    await customer.setViewportSize({ width, height: 800 });
    const itemPath = new URL(counsellor.url()).pathname.replace("/staff/work/", "/account/services/");
    await customer.goto(itemPath);
    const own = sessions(customer);
    await expect(own).toContainText("Session 1 of 2");
    await expect(own.getByRole("link", { name: "Join" })).toHaveAttribute(
      "href",
      "https://meet.example.org/dora",
    );
    const file = await customer.request.get(
      (await own.getByRole("link", { name: "Calendar file" }).getAttribute("href")) ?? "",
    );
    expect(await file.text()).toContain("LOCATION:https://meet.example.org/dora");
    await unfold(own, "Ask for another time");
    await own.getByLabel("Which times suit you").fill("Any day after six.");
    await own.getByRole("button", { name: "Ask for Another Time" }).click();
    await said(customer, /Your counsellor has your request/);
    await expect(own).toContainText("Waiting for an answer");
    await expect(own.locator("summary").filter({ hasText: "Ask for another time" })).toHaveCount(0);

    await counsellor.goto("/staff/");
    await main(counsellor).getByRole("link", { name: "Asked for another time" }).click();
    await main(counsellor)
      .getByRole("region", { name: "Asked for another time: 1" })
      .getByRole("link", { name: /Mock interview/i })
      .click();
    await expect(desk).toContainText("Any day after six.");
    await unfold(desk, "Change the time");
    const form = desk.locator("details").filter({ hasText: "Change the time" });
    await form.getByLabel("Day and time").fill(`${dayAhead(4)}T18:30`);
    await form.getByRole("button", { name: "Change Session" }).click();
    await said(counsellor, "The session is changed. The customer is told by email.");
    await expect(desk).not.toContainText("Waiting for an answer");
    await customer.goto(itemPath);
    await expect(own).not.toContainText("Waiting for an answer");

    const itemId = itemPath.split("/").at(-1);
    await inDatabase(
      "update appointments set starts_at = now() - interval '1 hour', ends_at = now() where item_id = $1",
      [itemId],
    );
    await counsellor.reload();
    await desk.getByRole("button", { name: "Mark as Held" }).click();
    await said(counsellor, "The session is marked as held.");
    await expect(desk).toContainText("Sessions of 3 rounds: 1 left of 2, 1 held");
    for (const page of [buyer, customer, counsellor]) await page.context().close();
  });
}
