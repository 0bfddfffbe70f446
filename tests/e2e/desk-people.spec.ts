import type { Page } from "@playwright/test";

import { joinDesk, setUpSecondStep, staffCommand } from "#tests/e2e/desk-journey.ts";
import { expect, main, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

const desk = (page: Page) => page.getByRole("navigation", { name: "Desk" });
const rowOf = (page: Page, email: string) => main(page).getByRole("row").filter({ hasText: email });

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

test("the desk opens once the second step is on, which then stays on", async ({ page }) => {
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
  await expect(desk(page).getByRole("link")).toHaveText(["Desk", "Work", "Bookings"]);
});

test.describe("a counsellor", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("sees neither people nor the log", async ({ page }) => {
    await joinDesk(page, "counsellor");
    for (const path of ["/staff/people", "/staff/audit", "/staff/customers", "/staff/payments"]) {
      expect((await page.goto(path))?.status(), path).toBe(403);
    }
  });
});

for (const [how, options] of [
  ["with JavaScript", { javaScriptEnabled: true }],
  ["without JavaScript on a phone", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test("an owner gives a role, changes it and ends it, and all of it is in the log", async ({
      page,
      browser,
    }) => {
      await joinDesk(page, "owner");
      const guest = await (await browser.newContext()).newPage();
      const email = `${await signUp(guest)}@example.org`;

      await page.goto("/staff/people");
      const grant = main(page).getByRole("region", { name: "Give somebody a role" });
      await grant.getByLabel("E-mail").fill(`not-${email}`);
      await grant.getByLabel("Role").selectOption("Manager");
      await grant.getByRole("button", { name: "Give the role" }).click();
      await expect(grant.getByLabel("E-mail")).toHaveAccessibleDescription(/There is no account/);
      await expect(grant.getByLabel("E-mail")).toHaveValue(`not-${email}`);
      await expect(grant.getByLabel("Role")).toHaveValue("manager");
      await grant.getByLabel("E-mail").fill(email);
      await grant.getByRole("button", { name: "Give the role" }).click();
      await expect(page).toHaveURL("/staff/people?done=granted");
      await expect(rowOf(page, email)).toContainText("Manager");

      await rowOf(page, email).getByText("Change or end").click();
      await rowOf(page, email).getByLabel("Role").selectOption("Counsellor");
      await rowOf(page, email).getByRole("button", { name: "Change the role" }).click();
      await expect(page).toHaveURL("/staff/people?done=changed");
      await expect(rowOf(page, email)).toContainText("Counsellor");

      await rowOf(page, email).getByText("Change or end").click();
      await rowOf(page, email).getByRole("button", { name: "End the role" }).click();
      await expect(page).toHaveURL("/staff/people?done=ended");
      await expect(main(page).getByRole("table", { name: "No longer here" })).toContainText(email);
      await guest.goto("/service/wallet/");
      await expect(guest).toHaveURL(/\/account\/login\//);
      await guest.context().close();

      await desk(page).getByRole("link", { name: "Audit" }).click();
      await main(page).getByLabel("What was done").selectOption("Role ended");
      await main(page).getByRole("button", { name: "Show" }).click();
      const ended = main(page).getByRole("article", { name: "Role ended" }).first();
      await expect(ended.getByRole("row", { name: "Role" })).toHaveText("RoleCounsellorNone");
      await ended.getByRole("link", { name: /all that was done to it/ }).click();
      await expect(main(page).getByRole("article")).toHaveCount(3);
      await expect(main(page).getByRole("article").last()).toContainText("Role granted");
    });
  });
}

test("times are shown in the zone that one chooses", async ({ page }) => {
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

  test("the desk's pages on people and the log are good pages", async ({ page }) => {
    test.setTimeout(120_000);
    await joinDesk(page, "owner");
    for (const path of ["/staff/", "/staff/people", "/staff/audit", "/staff/audit?to=nothing"]) {
      await page.goto(path);
      await expectGoodPage(page, path);
    }
  });
});
