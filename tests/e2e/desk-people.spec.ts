import type { Page } from "@playwright/test";

import { joinDesk, setUpSecondStep, staffCommand } from "#tests/e2e/desk-journey.ts";
import { expect, main, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const desk = (page: Page) => page.getByRole("navigation", { name: "Desk" });
const invited = (page: Page) => main(page).getByRole("table", { name: "Invited" });
const rowOf = (page: Page, email: string) => main(page).getByRole("row").filter({ hasText: email });

async function invitationFor(page: Page, email: string, before = ""): Promise<string> {
  let link = "";
  await expect(async () => {
    await page.goto("/mailbox");
    const mails = main(page).getByRole("article").filter({ hasText: email });
    const words = await mails.filter({ hasText: "invites you to work" }).first().innerText();
    link = /\/staff\/invitation\?for=[\w-]+/.exec(words)?.[0] ?? "";
    expect(link).not.toBe("");
    expect(link).not.toBe(before);
  }).toPass();
  return link;
}

test.describe("to whoever does not work there", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("the desk is an address that nobody has, and a visitor logs in first", async ({ page }) => {
    await page.goto("/staff/people?done=ended");
    await expect(page).toHaveURL("/account/login/?next=%2Fstaff%2Fpeople%3Fdone%3Dended");
    await signUp(page);
    for (const path of ["/staff/", "/staff/work", "/staff/people", "/staff/audit", "/staff/payments"]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(desk(page)).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: "Desk", exact: true })).toHaveCount(0);
  });
});

test("the desk opens once the second step is on, which then stays on", { tag: "@wide" }, async ({ page }) => {
  const email = `${await signUp(page)}@example.org`;
  expect(await staffCommand("grant", email, "counsellor")).toContain(`${email} is counsellor now.`);
  expect(await staffCommand("list")).toContain(email);
  await page.goto("/staff/");
  await expect(page).toHaveURL("/account/security/second-factor");
  await expect(main(page).getByText("The desk opens once your second step is on.")).toBeVisible();
  await setUpSecondStep(page);
  await page.goto("/account/security/second-factor");
  await expect(main(page).getByText("You work at the desk, so the second step stays on.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Turn off the second step" })).toHaveCount(0);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Desk", exact: true }).click();
  await expect(page).toHaveURL("/staff/");
  await expect(main(page).getByRole("heading", { name: "Desk", level: 1 })).toBeVisible();
  await expect(desk(page).getByRole("link")).toHaveText(["Desk", "Work", "Calendar", "Links"]);
});

test.describe("a counsellor", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("sees neither people nor the log", { tag: "@wide" }, async ({ page }) => {
    await joinDesk(page, "counsellor");
    for (const path of ["/staff/people", "/staff/audit", "/staff/customers", "/staff/payments"]) {
      expect((await page.goto(path))?.status(), path).toBe(403);
    }
  });
});

for (const [how, options] of inTurn(
  [
    ["with JavaScript", { javaScriptEnabled: true }],
    ["without JavaScript on a phone", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }],
  ] as const,
  0,
)) {
  test.describe(how, () => {
    test.use({ ...options, expectedErrors: /status of 409/ });

    test("an owner invites somebody, changes their role and ends it, and all of it is in the log", async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const ownEmail = `${await joinDesk(page, "owner")}@example.org`;
      const guest = await (await browser.newContext()).newPage();
      const email = `${await signUp(guest)}@example.org`;

      await page.goto("/staff/people");
      const invite = main(page).getByRole("region", { name: "Invite somebody" });
      await invite.getByLabel("Email").fill(ownEmail);
      await invite.getByLabel("Role").selectOption("Manager");
      await invite.getByRole("button", { name: "Send the invitation" }).click();
      await expect(invite.getByLabel("Email")).toHaveAccessibleDescription(/works at the desk already/);
      await expect(invite.getByLabel("Email")).toHaveValue(ownEmail);
      await expect(invite.getByLabel("Role")).toHaveValue("manager");
      await invite.getByLabel("Email").fill(email);
      await invite.getByRole("button", { name: "Send the invitation" }).click();
      await expect(page).toHaveURL("/staff/people?done=invite");
      await expect(invited(page)).toContainText(email);
      await expect(invite.getByLabel("Email")).toHaveValue("");
      const first = await invitationFor(guest, email);

      await rowOf(page, email).getByRole("button", { name: "Send again" }).click();
      await expect(page).toHaveURL("/staff/people?done=send_again");
      const link = await invitationFor(guest, email, first);
      await guest.goto(first);
      await expect(main(guest)).toContainText("This invitation is not known.");
      await guest.goto(link);
      await expect(main(guest)).toContainText(`Meera Nair invites ${email} to work at the desk`);
      await main(guest).getByRole("button", { name: "Accept" }).click();
      await expect(guest).toHaveURL("/account/security/second-factor");
      await guest.goto(link);
      await expect(main(guest)).toContainText("This invitation has been accepted already.");

      await page.goto("/staff/people");
      await expect(rowOf(page, email)).toContainText("Manager");

      await rowOf(page, email).getByText("Change or end").click();
      await rowOf(page, email).getByLabel("Role").selectOption("Counsellor");
      await rowOf(page, email).getByRole("button", { name: "Change the role" }).click();
      await expect(page).toHaveURL("/staff/people?done=change");
      await expect(rowOf(page, email)).toContainText("Counsellor");

      await rowOf(page, email).getByText("Change or end").click();
      await rowOf(page, email).getByRole("button", { name: "End the role" }).click();
      await expect(page).toHaveURL("/staff/people?done=end");
      await expect(main(page).getByRole("table", { name: "No longer here" })).toContainText(email);
      await guest.goto("/service/wallet/");
      await expect(guest).toHaveURL(/\/account\/login\//);
      await guest.context().close();

      await desk(page).getByRole("link", { name: "Audit" }).click();
      await main(page).getByLabel("What was done").selectOption("Role ended");
      await main(page).getByRole("button", { name: "Show" }).click();
      const events = main(page).getByRole("list", { name: "Events" }).getByRole("listitem");
      const ended = events.first();
      await expect(ended).toContainText(/ended the role of Meera Nair, who was .*counsellor/i);
      await ended.getByRole("link", { name: /^All of it/ }).click();
      await expect(events.last()).toContainText(/accepted .* invitation and became/);
    });
  });
}

test.describe("an invitation", () => {
  test.use({ expectedErrors: /status of (404|409)/ });

  test(
    "shows a visitor the way to an account, and nobody else whose it is not; withdrawn it says so",
    { tag: "@wide" },
    async ({ page, browser }) => {
      test.setTimeout(180_000);
      await joinDesk(page, "owner");
      const email = `invited-${crypto.randomUUID().slice(0, 12)}@example.org`;
      await page.goto("/staff/people");
      const invite = main(page).getByRole("region", { name: "Invite somebody" });
      await invite.getByLabel("Email").fill(email);
      await invite.getByRole("button", { name: "Send the invitation" }).click();
      await expect(page).toHaveURL("/staff/people?done=invite");
      await expectGoodPage(page, "people with an invitation");

      const guest = await (await browser.newContext()).newPage();
      const link = await invitationFor(guest, email);
      await guest.goto(link);
      await expect(main(guest)).toContainText("as a counsellor");
      await expect(main(guest).getByRole("button", { name: "Accept" })).toHaveCount(0);
      await expectGoodPage(guest, "an invitation");
      await main(guest).getByRole("link", { name: "Sign Up" }).click();
      await expect(guest).toHaveURL(/\/account\/register\?next=%2Fstaff%2Finvitation/);
      await signUp(guest);
      await guest.goto(link);
      await expect(main(guest)).toContainText("was sent to another address");

      await rowOf(page, email).getByRole("button", { name: "Withdraw" }).click();
      await expect(page).toHaveURL("/staff/people?done=withdraw");
      await guest.goto(link);
      await expect(main(guest)).toContainText("This invitation was withdrawn.");
      await guest.context().close();
    },
  );
});

test(
  "everybody says when they are away, and every list of people knows",
  { tag: "@wide" },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const owner = await (await browser.newContext()).newPage();
    const ownersMail = `${await joinDesk(owner, "owner")}@example.org`;
    await joinDesk(page, "counsellor");
    await page.goto("/staff/");
    await main(page).getByRole("link", { name: "Your holidays" }).click();
    const today = new Date().toISOString().slice(0, 10);
    await main(page).getByLabel("First day").fill(today);
    await main(page).getByLabel("Last day").fill("2020-01-01");
    await main(page)
      .locator("form")
      .filter({ hasText: "First day" })
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await main(page).getByRole("button", { name: "Add the holiday" }).click();
    await expect(main(page).getByLabel("Last day")).toHaveAccessibleDescription(/before the first/);
    await expect(main(page).getByLabel("First day")).toHaveValue(today);
    await main(page).getByLabel("Last day").fill(today);
    await main(page).getByRole("button", { name: "Add the holiday" }).click();
    await expect(page).toHaveURL(/done=add_holiday$/);
    await expectGoodPage(page, "a person's page");
    await page.goto("/staff/");
    await expect(main(page).getByRole("region", { name: "Away now" })).toContainText("Meera Nair, until");

    await owner.goto("/staff/people");
    await expect(
      main(owner)
        .getByText(/Away until/)
        .first(),
    ).toBeVisible();
    await rowOf(owner, ownersMail).getByRole("link").click();
    await expect(main(owner).getByRole("region", { name: "Work", exact: true })).toContainText(
      "0 open services.",
    );
    await owner.context().close();
    await main(page).getByRole("link", { name: "Your holidays" }).click();
    await main(page)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(main(page).getByText("The holiday is removed.")).toBeVisible();
  },
);

test("times are shown in the zone that one chooses", { tag: "@wide" }, async ({ page }) => {
  await joinDesk(page, "manager");
  await page.goto("/staff/");
  await main(page).getByLabel("Time zone").selectOption("Asia/Kathmandu");
  await main(page).getByRole("button", { name: "Save the time zone" }).click();
  await expect(main(page).getByText("Your time zone is saved.")).toBeVisible();
  await page.goto("/staff/audit");
  await expect(main(page).getByText("Times are those of Asia/Kathmandu.")).toBeVisible();
});

test.describe("in every scheme and width", () => {
  test.use({ reducedMotion: "reduce" });

  test("the desk's pages on people and the log are good pages", { tag: "@wide" }, async ({ page }) => {
    test.setTimeout(240_000);
    await joinDesk(page, "owner");
    for (const path of ["/staff/", "/staff/people", "/staff/wallet-requests", "/staff/audit?to=nothing"]) {
      await page.goto(path);
      await expectGoodPage(page, path);
    }
  });
});
