import type { Page } from "@playwright/test";

import { inIndia, joinDesk } from "#tests/e2e/desk-journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import {
  expect,
  main,
  onOwnDevice,
  orders,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ expectedErrors: /status of (403|404|409|422)/ });

const field = (page: Page, label: string) => main(page).getByLabel(label);
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click();

const confirmAddress = (customer: string) =>
  inDatabase("update users set email_verified = true where $1 in (username, email)", [customer]);

async function choose(page: Page, customer: string, service: string): Promise<void> {
  await page.goto("/staff/links");
  await main(page).getByRole("link", { name: "New Link" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("New payment link");
  await confirmAddress(customer);
  await field(page, "Customer").fill(customer);
  await field(page, "Service").selectOption({ label: service });
  await press(page, "Continue");
}

const ownWork = "Work with a title and amount of its own";
const address = (page: Page) => field(page, "Address of the link").inputValue();

for (const [javaScriptEnabled, width] of inTurn(
  [
    [true, 1440],
    [false, 360],
  ] as const,
  0,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`custom work is agreed, paid by somebody else and is the customer's order, ${how}`, async ({
    browser,
  }) => {
    const [customer, desk, payer] = [
      await onOwnDevice(browser),
      await onOwnDevice(browser, { javaScriptEnabled, width }),
      await onOwnDevice(browser, { javaScriptEnabled, width }),
    ];
    // Measuring needs scripts.
    const good = async (page: Page, name: string) => {
      if (javaScriptEnabled) await expectGoodPage(page, name);
    };
    const username = await signUp(customer);
    await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
    await choose(desk, `${username}@example.org`, ownWork);
    await field(desk, "Title").fill("Appeal of a refused visa");
    await field(desk, "What is delivered").fill("A letter, and two rounds of corrections.");
    await field(desk, "Currency").selectOption("JPY");
    await field(desk, "Amount").fill("12500.50");
    await field(desk, "Working days").fill("12");
    await field(desk, "Send it to the customer by email").uncheck();
    await press(desk, "Make Link");
    await expect(field(desk, "Amount")).toHaveAccessibleDescription(/JPY is paid in whole amounts/);
    await expect(field(desk, "Title")).toHaveValue("Appeal of a refused visa");
    await expect(field(desk, "Send it to the customer by email")).not.toBeChecked();
    await good(desk, "a link for custom work");
    await field(desk, "Currency").selectOption("INR");
    await press(desk, "Make Link");
    await expect(main(desk).getByText("The link is made. Send its address")).toBeVisible();
    await expect(main(desk)).toContainText("₹13,125.53");
    await good(desk, "a link at the desk");
    const page = desk.url();

    await payer.goto(await address(desk));
    await expect(main(payer)).toContainText("This was agreed with Meera N.");
    await expect(main(payer)).toContainText("A letter, and two rounds of corrections.");
    await good(payer, "a link for custom work, for who pays");
    await main(payer).getByLabel("Card").check();
    await press(payer, "Pay ₹13,125.53");
    await stripePay(payer).click();
    await expect(main(payer).getByText(/You paid ₹13,125.53/)).toBeVisible();

    await customer.goto("/account/dashboard/");
    await expect(orders(customer).first()).toContainText("Appeal of a refused visa");
    await desk.goto(page);
    await expect(main(desk).getByText("Paid", { exact: true }).first()).toBeVisible();
    await desk.goto(`/staff/links?state=paid&customer=${username}`);
    await expect(main(desk).getByRole("row")).toHaveCount(2);
    await good(desk, "the links");
    await desk.goto("/staff/work?state=customer&service=custom-service&person=nobody");
    await expect(main(desk)).toContainText("Appeal of a refused visa");
    for (const one of [customer, desk, payer]) await one.context().close();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a service with its choices is priced, made and taken back, and who has its address is told",
    { tag: "@wide" },
    async ({ page, browser }) => {
      const [customer, payer] = [
        await onOwnDevice(browser),
        await onOwnDevice(browser, { javaScriptEnabled: false, width: 360 }),
      ];
      const username = await signUp(customer);
      await joinDesk(page, "counsellor", { name: "Dora Desk", ...inIndia });
      await choose(page, "nobody at all", "Assignment feedback and coaching");
      await expect(field(page, "Customer")).toHaveAccessibleDescription(/Nobody has an account/);
      await expect(field(page, "Customer")).toHaveValue("nobody at all");
      // Custom terms are for managers.
      await expect(field(page, "Service").getByRole("option", { name: ownWork })).toHaveCount(0);
      await field(page, "Customer").fill(username);
      await press(page, "Continue");
      await expect(field(page, "Customer")).toHaveAccessibleDescription(/Nobody has confirmed the address/);
      await confirmAddress(username);
      await press(page, "Continue");
      await field(page, "Words").fill("500");
      await field(page, "Coupon code").fill("EXPIRED5");
      await press(page, "Show Price");
      await expect(field(page, "Coupon code")).toHaveAccessibleDescription(/has ended/);
      await field(page, "Coupon code").fill("WELCOME10");
      await press(page, "Show Price");
      await expect(main(page).getByRole("region", { name: "How the price is made up" })).toContainText(
        "Coupon WELCOME10",
      );
      await field(page, "Works for, in days").fill("14");
      await press(page, "Make Link");
      await expect(main(page).getByText("is on its way to the customer by email")).toBeVisible();
      const link = await address(page);

      await payer.goto(link);
      await expect(main(payer).getByRole("heading", { level: 1 })).toHaveText("Pay for Meera N.");
      await main(page).getByText("Withdraw this link").first().click();
      await field(page, "Reason").fill("Agreed anew on the phone");
      await press(page, "Withdraw this link");
      await expect(main(page).getByText("The link is withdrawn.")).toBeVisible();
      await expect(field(page, "Address of the link")).toHaveCount(0);
      await payer.goto(link);
      await expect(main(payer).getByRole("heading", { level: 1 })).toHaveText("This link was cancelled");
      for (const one of [customer, payer]) await one.context().close();
    },
  );
});

test(
  "its customer pays a link from their wallet, and a counsellor sees no link of others",
  { tag: "@wide" },
  async ({ page, browser }) => {
    const [desk, counsellor] = [await onOwnDevice(browser), await onOwnDevice(browser)];
    const username = await signUpWithFunds(page, 2_000);
    await joinDesk(desk, "manager", { name: "Dora Desk", ...inIndia });
    await choose(desk, username, ownWork);
    await field(desk, "Title").fill("A second look at the file");
    await field(desk, "Amount").fill("1,500");
    await field(desk, "Working days").fill("3");
    await press(desk, "Make Link");
    const link = await address(desk);
    await joinDesk(counsellor, "counsellor", { name: "Dora Desk", ...inIndia });
    expect((await counsellor.goto(desk.url()))?.status()).toBe(403);
    await counsellor.goto("/staff/links");
    await expect(main(counsellor).getByText("There is no link yet.")).toBeVisible();

    await page.goto(link);
    await expect(main(page)).toContainText("This link was made for you.");
    await press(page, "Pay ₹1,500.00 from wallet");
    await expect(page).toHaveURL(/\/account\/orders\//);
    await expect(orders(page).first()).toContainText("A second look at the file");
    await page.goto(link);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("This is paid");
    for (const one of [desk, counsellor]) await one.context().close();
  },
);
