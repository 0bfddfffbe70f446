import type { Page } from "@playwright/test";

import { dora, joinDesk } from "#tests/e2e/desk-journey.ts";
import { buyFromWallet, expect, main, onOwnDevice, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

const sessions = (page: Page) => main(page).getByRole("region", { name: "Sessions" });
const times = (page: Page) => main(page).getByRole("group", { name: "Time", exact: true });

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

test("a counsellor has hours and books the first session; the customer books the next and moves it", async ({
  browser,
}) => {
  const [customer, counsellor] = [await onOwnDevice(browser), await onOwnDevice(browser)];
  await signUpWithFunds(customer, 6_000);
  const twoInterviews = { service_link_list: ["mock-interview"], numSessions: 2 };
  const { order } = await buyFromWallet(customer, twoInterviews);
  await joinDesk(counsellor, "counsellor", dora);
  await counsellor.goto("/staff/bookings");
  await main(counsellor).getByRole("link", { name: "Your hours" }).click();
  await main(counsellor).getByLabel("Days", { exact: true }).selectOption("Every day");
  await main(counsellor).getByLabel("From").fill("09:00");
  await main(counsellor).getByLabel("Until").fill("17:00");
  await main(counsellor).getByRole("button", { name: "Add hours" }).click();
  await expect(main(counsellor).getByText("The hours are added.")).toBeVisible();
  await counsellor.goto("/staff/work?state=customer&person=nobody&service=mock-interview");
  await main(counsellor)
    .getByRole("row")
    .filter({ hasText: order })
    .getByRole("button", { name: "Take" })
    .click();
  await counsellor.waitForURL(/\/staff\/work\/[\da-f-]{36}/);
  const itemPath = new URL(counsellor.url()).pathname.replace("/staff/work/", "/account/services/");
  await customer.goto(itemPath);
  await expect(sessions(customer).getByRole("link", { name: /Choose a time/ })).toHaveCount(0);
  const desk = sessions(counsellor);
  await desk.locator("summary").filter({ hasText: "Book a session" }).click();
  await desk.getByLabel("Day and time").fill(`${dayAhead(3)}T16:00`);
  await desk.getByLabel("Meeting link").fill("https://meet.example.org/dora");
  await desk.getByRole("button", { name: "Book Session" }).click();
  await expect(desk).toContainText("1 left of 2, 1 booked");

  await customer.goto(itemPath);
  await sessions(customer).getByRole("link", { name: "Choose a time for the next session" }).click();
  await expect(main(customer)).toContainText("60 minutes with");
  await expectGoodPage(customer, "the times of a session");
  await times(customer).getByRole("radio").first().check();
  await main(customer).getByRole("button", { name: "Book this time" }).click();
  await expect(sessions(customer)).toContainText("The time is set.");
  await expect(sessions(customer)).toContainText("0 left of 2, 2 booked");

  await sessions(customer)
    .getByRole("link", { name: /^Move.*Session 2/ })
    .click();
  await times(customer).getByRole("radio").nth(1).check();
  await main(customer).getByRole("button", { name: "Move to this time" }).click();
  await expect(sessions(customer)).toContainText("The time is set.");
});
