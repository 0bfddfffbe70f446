import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { createGroup, members, newTitle, pathOf, step } from "#tests/e2e/group-journey.ts";
import { expect, main, onOwnDevice, signUp, signUpOnPage, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ expectedErrors: /status of (409|422)/ });

const invite = (page: Page) => main(page).getByRole("region", { name: "Invite someone" });
const board = (page: Page) => main(page).getByRole("region", { name: "Group board" });
const inviteLink = (page: Page) => invite(page).getByLabel("Invite link").inputValue();

async function writeOn(page: Page, text: string): Promise<void> {
  await board(page).getByLabel("Your message to the group").fill(text);
  await board(page).getByRole("button", { name: "Send to the group" }).click();
  await expect(main(page).getByText("Your message is on the board.")).toBeVisible();
  await expect(board(page)).toContainText(text);
}

for (const [javaScriptEnabled, width] of [
  [true, 1440],
  [false, 360],
] as const) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;
  // Measuring needs scripts.
  const good = async (page: Page, name: string) => {
    if (javaScriptEnabled) await expectGoodPage(page, name);
  };
  const device = { javaScriptEnabled, width };

  test(`somebody joins by an invite link, and the members write to each other, ${how}`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const founder = await onOwnDevice(browser, device);
    const guest = await onOwnDevice(browser, device);
    const late = await onOwnDevice(browser, device);
    await signUp(founder);
    await createGroup(founder, newTitle(), 2);
    const path = pathOf(founder);
    const old = await inviteLink(founder);
    await good(founder, "a group with its invite link");

    await guest.goto(old);
    await expect(main(guest).getByText("You are invited to this group")).toBeVisible();
    await expect(invite(guest)).toHaveCount(0);
    await expect(board(guest)).toHaveCount(0);
    await good(guest, "an invitation, signed out");
    await step(guest).getByRole("link", { name: "Join Research Group" }).click();
    await main(guest).getByRole("link", { name: "Sign Up" }).click();
    await signUpOnPage(guest, "India");
    await expect(guest).toHaveURL(/\?invite=/);
    await expect(main(guest).getByText("You are invited to this group")).toBeVisible();
    await step(guest).getByRole("button", { name: "Join Research Group" }).click();
    await expect(main(guest).getByRole("alert")).toContainText("Choose what you will contribute.");
    await expect(main(guest).getByText("You are invited to this group")).toBeVisible();
    await step(guest).getByRole("radio", { name: "Writing" }).check();
    await step(guest).getByRole("button", { name: "Join Research Group" }).click();
    await expect(main(guest).getByText("You have joined the group.")).toBeVisible();
    await expect(members(guest)).toContainText("One place is free");
    await expect(invite(guest).getByText("Renew the link")).toHaveCount(0);

    await founder.goto(path);
    await invite(founder).getByText("Renew the link").click();
    await invite(founder).getByRole("button", { name: "Renew Link" }).click();
    await expect(main(founder).getByText("The invite link is renewed.")).toBeVisible();
    expect(await inviteLink(founder)).not.toBe(old);
    await late.goto(old);
    await expect(main(late).getByText("This invite link has been renewed")).toBeVisible();
    await good(late, "an invitation that has ended");

    await writeOn(founder, "Who reads the first ten papers?");
    await writeOn(founder, "I take the next ten.");
    await guest.goto("/account/dashboard/");
    await expect(main(guest)).toContainText("Your group has 2 new messages.");
    await expect(main(guest)).toContainText("2 new on the board");
    await good(guest, "a dashboard with a board");
    await main(guest)
      .getByRole("link", { name: /Read the board/ })
      .click();
    await expect(board(guest).getByText("New", { exact: true })).toHaveCount(2);
    await good(guest, "a board with new messages");
    await guest.goto(path);
    await expect(board(guest).getByText("New", { exact: true })).toHaveCount(0);
    await board(guest).getByRole("button", { name: "Send to the group" }).click();
    await expect(board(guest).getByLabel("Your message to the group")).toHaveAccessibleDescription(
      /Write something first/,
    );
    await writeOn(guest, "Buy my watches.");

    const desk = await onOwnDevice(browser, device);
    await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
    await desk.goto(`/staff/catalogue/groups/${path.split("/").at(-1)}`);
    const spam = main(desk).getByRole("listitem").filter({ hasText: "Buy my watches." });
    await spam.getByText("Remove the message").first().click();
    await good(desk, "a group's board at the desk");
    await spam.getByLabel("Reason").fill("Advertising.");
    await spam.getByRole("button", { name: /Remove the message/ }).click();
    await expect(main(desk).getByText("The message is removed.")).toBeVisible();
    await founder.goto(path);
    await expect(board(founder)).toContainText("Our staff have removed this message.");
    await expect(board(founder)).not.toContainText("watches");
  });
}

test("what a member pays stands with the platform's premium beside it", async ({ page }) => {
  await signUp(page);
  await page.goto("/service/research_groups/?coAuthors=3&currency=INR");
  const pays = main(page).getByRole("region", { name: "What a member pays" });
  await expect(pays).toContainText("₹48,749.68");
  await expect(pays).toContainText("₹51,187.16 in all, with the 5% platform premium");
  await expect(pays.getByRole("row", { name: /^2/ })).toContainText("in all");
});
