import type { Browser, Page } from "@playwright/test";

import { joinDesk, timeline } from "#tests/e2e/desk-journey.ts";
import { buyFromWallet, expect, main, open, signUp, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

async function elsewhere<Done>(browser: Browser, work: (page: Page) => Promise<Done>): Promise<Done> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function buyElsewhere(browser: Browser): Promise<{ username: string; order: string }> {
  return elsewhere(browser, async (page) => {
    const username = await signUpWithFunds(page, 2500);
    const { order } = await buyFromWallet(page);
    return { username, order };
  });
}

async function search(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Search", { exact: true }).fill(words);
  await button(page, "Show").click();
  await expect(page).toHaveURL(/[?&]q=/);
}

/** The list shows everybody until the search has answered. */
const found = (page: Page, username: string) =>
  main(page).getByRole("row").filter({ hasText: username }).getByRole("link", { name: "Meera Nair" });

test("an order is found by what the customer says, and given back once it is clear what goes where", async ({
  page,
  browser,
}) => {
  const { username, order } = await buyElsewhere(browser);
  await joinDesk(page, "manager");
  await search(page, "/staff/customers", order.toLowerCase());
  await found(page, username).click();
  await expect(main(page).getByText(`${username}@example.org`)).toBeVisible();
  await expect(timeline(page)).toContainText(`Order ${order} paid`);
  await expectGoodPage(page, "a customer's record");
  await timeline(page).getByRole("link", { name: "Sign-ins" }).click();
  await expect(timeline(page)).toContainText("Signed in");
  await expect(timeline(page)).not.toContainText(`Order ${order} paid`);
  await main(page).getByRole("link", { name: order, exact: true }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Order ${order}`);
  await expectGoodPage(page, "an order's record");

  await page.getByLabel("Amount in INR").fill("99999");
  await page.getByLabel("Reason").fill("They changed their plans");
  await button(page, "Show what goes where").click();
  await expect(page.getByLabel("Amount in INR")).toHaveAccessibleDescription(/no more than what is left/);
  await expect(page.getByLabel("Reason")).toHaveValue("They changed their plans");
  await page.getByLabel("Amount in INR").fill("500");
  await button(page, "Show what goes where").click();
  const question = main(page).getByRole("region", { name: /^Give ₹500.00 back of/ });
  await expect(question).toMatchAriaSnapshot(`
    - term: To the customer's wallet, at once
    - definition: ₹500.00
    - term: To the card or account it was paid from
    - definition: ₹0.00
  `);
  await expectGoodPage(page, "what goes where");
  await button(page, "Give ₹500.00 back").click();
  await expect(main(page).getByRole("status")).toContainText("It is given back.");
  const given = main(page).getByRole("table", { name: "Given back" });
  await expect(given.getByRole("row")).toHaveCount(2);
  await expect(given).toContainText("They changed their plans");
  await expect(main(page).getByText("Refunded in part")).toBeVisible();
  await page.goto("/staff/audit");
  await expect(
    main(page)
      .getByText(/They changed their plans/)
      .first(),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a payment is found and its gateway asked, and an order is given back whole",
    { tag: "@wide" },
    async ({ page, browser }) => {
      const { username, order } = await buyElsewhere(browser);
      await joinDesk(page, "manager");

      await search(page, "/staff/payments", `${username}@example.org`);
      await expect(main(page).getByRole("table", { name: "Payments", exact: true })).toContainText(
        "Card has the money. It is in the customer's wallet.",
      );
      await button(page, "Ask the gateway").click();
      await expect(main(page).getByText("The gateway has answered. Card has the money.")).toBeVisible();

      await search(page, "/staff/customers", order);
      await found(page, username).click();
      await main(page).getByRole("link", { name: order, exact: true }).click();
      await page.getByLabel("Reason").fill("Bought by mistake");
      await button(page, "Show what goes where").click();
      await button(page, "Give ₹1,999.00 back").click();
      await expect(page).toHaveURL(/refunded=1$/);
      await expect(main(page).getByText("It is given back.")).toBeVisible();
      await expect(main(page).getByRole("heading", { name: "Give back", exact: true })).toHaveCount(0);
    },
  );
});

test(
  "a chat gets a time in the zone of whoever sets it, and is ended",
  { tag: "@wide" },
  async ({ page, browser }) => {
    await elsewhere(browser, async (customer) => {
      await signUp(customer);
      const booked = await customer.request.post("/service/free-consultation/", {
        headers: { origin: `http://127.0.0.1:${process.env["JOURNEY_PORT"]}` },
        data: { mobile: "9876543210", country: "IN", service: "visa-sop", consent: true },
      });
      expect(booked.status(), await booked.text()).toBe(200);
    });
    await joinDesk(page, "counsellor");
    await open(page, "/staff/bookings");
    const waiting = main(page).getByRole("region", { name: "Waiting for a time" });
    const row = waiting.getByRole("row").filter({ hasText: "Meera Nair" }).last();
    await row.getByText("Set a time").click();
    await expectGoodPage(page, "the bookings");
    await row.getByLabel("Day and time").fill("2020-01-01T10:00");
    await row.getByRole("button", { name: "Set time" }).click();
    await expect(main(page).getByRole("alert").first()).toContainText("Choose a time that is still to come.");
    await row.getByLabel("Day and time").fill("2099-05-06T10:00");
    await row.getByRole("button", { name: "Set time" }).click();
    await expect(main(page).getByRole("status")).toContainText("The time is set.");
    const day = main(page).getByRole("table", { name: "With a time, 6 May 2099" });
    await expect(day.getByRole("row").filter({ hasText: "10:00" })).toContainText("With you");
    await day.getByText("Change or end").click();
    // A chat that is to come was not held yet.
    await expect(day.getByRole("button", { name: "Completed" })).toHaveCount(0);
    await day.getByRole("button", { name: "Cancel this chat" }).click();
    await expect(main(page).getByRole("status")).toContainText("The chat is cancelled.");
    await main(page).getByRole("link", { name: "Over" }).click();
    await expect(main(page).getByRole("table", { name: "Over, 6 May 2099" })).toContainText("Cancelled");
  },
);

test.describe("a counsellor", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("sees no customers, orders or payments", { tag: "@wide" }, async ({ page }) => {
    await joinDesk(page, "counsellor");
    for (const path of [
      "/staff/customers",
      "/staff/customers/nobody",
      "/staff/orders",
      "/staff/payments",
      "/staff/receipts",
      "/staff/refunds",
      "/staff/orders.csv",
      "/staff/orders/x",
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(403);
    }
  });
});

test(
  "lists that are empty or searched in vain are pages like any other",
  { tag: "@wide" },
  async ({ page }) => {
    await joinDesk(page, "manager");
    await search(page, "/staff/customers", "nobody of this name");
    await expect(main(page).getByText("No one matches “nobody of this name”.")).toBeVisible();
    await expectGoodPage(page, "customers");
    await search(page, "/staff/payments", "pay_nothing");
    await expect(main(page).getByText("No payment matches “pay_nothing”.")).toBeVisible();
    await expectGoodPage(page, "payments");
    await page.goto("/staff/refunds");
    for (const list of ["Waiting", "On the way", "Owed to wallets", "Failed"]) {
      await main(page).getByRole("link", { name: list, exact: true }).click();
      await expect(main(page).getByRole("link", { name: list, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    await expectGoodPage(page, "refunds");
  },
);
