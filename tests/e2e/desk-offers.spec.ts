import type { Browser, Page } from "@playwright/test";

import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { buyFromWallet, expect, main, open, signUpWithFunds, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of (409|422)/ });

const headers = { origin: `http://127.0.0.1:${process.env["JOURNEY_PORT"]}` };
const coupons = "/staff/catalogue/coupons";
const rates = "/staff/catalogue/rates";
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const said = (page: Page) => main(page).getByRole("status");
const newCode = () => `JOURNEY-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();

async function elsewhere<Done>(
  browser: Browser,
  work: (page: Page) => Promise<Done>,
  javaScriptEnabled = true,
): Promise<Done> {
  const context = await browser.newContext({ baseURL: headers.origin, locale: "en-GB", javaScriptEnabled });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function buyElsewhere(
  browser: Browser,
  { coupon, details }: { coupon?: string; details?: string },
): Promise<void> {
  await elsewhere(browser, async (page) => {
    await signUpWithFunds(page, 2_500);
    await buyFromWallet(page, undefined, coupon);
    if (!details) return;
    await open(page, "/service/publish-testimonial/cover-letter/");
    await main(page).getByLabel("Your testimonial").fill(details);
    await button(page, "Publish").click();
    await expect(page).toHaveURL(/published/);
  });
}

/** Not that of the filter. */
const codeField = (page: Page) => page.getByRole("textbox", { name: "Code", description: /^3 to 30/ });

async function fillCoupon(page: Page, code: string, percent: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByLabel("Begins", { exact: true }).fill("2026-01-01T10:00");
  await page.getByLabel("Percent off").fill(percent);
  await page.getByLabel("At most, in INR").fill("2,000");
  await page.getByLabel("At most, in USD").fill("30");
}

test("a coupon is made, used, changed and ended, and what it took off is seen", async ({ page, browser }) => {
  const code = newCode();
  await joinDesk(page, "owner");
  await open(page, coupons);
  await fillCoupon(page, code, "101");
  await button(page, "Create coupon").click();
  await expect(page.getByLabel("Percent off")).toHaveAccessibleDescription(/from 1 to 100/);
  await expect(codeField(page)).toHaveValue(code);
  await expectGoodPage(page, "coupons");
  await page.getByLabel("Percent off").fill("10");
  await button(page, "Create coupon").click();
  await expect(said(page)).toContainText("The coupon is made.");

  await buyElsewhere(browser, { coupon: code });
  await open(page, `${coupons}/${code}`);
  const uses = main(page).getByRole("table", { name: "Uses" });
  await expect(uses.getByRole("row").filter({ hasText: "Meera Nair" })).toContainText("₹199.90");
  await main(page).getByText("Change its terms").click();
  await expect(page.getByLabel("Percent off")).toHaveCount(0);
  await page.getByLabel("Uses in all").fill("1");
  await button(page, "Change coupon").click();
  await expect(said(page)).toContainText("The coupon is changed.");
  await expect(main(page).getByText("1 of 1", { exact: true })).toBeVisible();
  await expectGoodPage(page, "a coupon");
  await main(page).getByText("End it now").click();
  await button(page, "End coupon").click();
  await expect(said(page)).toContainText("The coupon has ended.");
  await page.goto(`/staff/audit?to=coupon:${code}`);
  await expect(main(page).getByRole("list", { name: "Events" }).getByRole("listitem")).toHaveCount(3);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a jump entered by hand is accepted by somebody else, and a small change is in force at once",
    { tag: "@wide" },
    async ({ page, browser }) => {
      await joinDesk(page, "owner");
      const enter = async (perUsd: string) => {
        await page.goto(`${rates}/MWK`);
        await page.getByRole("textbox", { name: "MWK for one dollar" }).fill(perUsd);
        await page.getByLabel("Reason").fill("The sources are late");
        await button(page, "Enter rate").click();
      };
      await enter("nonsense");
      await expect(page.getByRole("textbox", { name: "MWK for one dollar" })).toHaveAccessibleDescription(
        /in figures/,
      );
      await enter("2500");
      await expect(main(page).getByText(/It is waiting for someone else/)).toBeVisible();
      await page.goto(rates);
      const row = (at: Page) =>
        main(at).getByRole("table", { name: "Rates that wait" }).getByRole("row").filter({ hasText: "MWK" });
      await expect(row(page)).toContainText("You entered it. Somebody else accepts it.");
      await expect(row(page).getByRole("button", { name: "Accept" })).toHaveCount(0);
      await elsewhere(
        browser,
        async (another) => {
          await joinDesk(another, "owner");
          await another.goto(rates);
          await expect(row(another)).toContainText("+44.1%");
          await row(another).getByRole("button", { name: "Accept" }).click();
          await expect(main(another).getByText("The rate is in force.")).toBeVisible();
        },
        false,
      );
      await enter("2510.5");
      await expect(main(page).getByText(/^.*The rate is in force, until/)).toBeVisible();
      const history = main(page).getByRole("table", { name: "Every rate" });
      await expect(history.getByRole("row")).toHaveCount(4);
      await expect(history).toContainText("By Meera Nair");
    },
  );
});

for (const width of inTurn([360, 1440], 0)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      "rates, testimonials and groups are read, a testimonial is removed and a group closed",
      { tag: "@wide" },
      async ({ page, browser }) => {
        test.slow();
        const details = `They read my letter twice. ${crypto.randomUUID()}`;
        await buyElsewhere(browser, { details });
        await joinDesk(page, "manager");
        await open(page, rates);
        await expect(main(page).getByRole("table", { name: "Rates in force" }).getByRole("row")).toHaveCount(
          119,
        );
        await expect(button(page, /Accept/)).toHaveCount(0);
        await main(page).getByRole("link", { name: "EUR" }).click();
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("EUR, Euro");
        await expect(button(page, "Enter rate")).toHaveCount(0);
        await expectGoodPage(page, "a currency");

        await open(page, "/staff/catalogue/testimonials?service=cover-letter");
        const testimonial = main(page).getByRole("article").filter({ hasText: details });
        await testimonial.getByText("Remove this testimonial").first().click();
        await testimonial.getByLabel("Reason").fill("It names somebody");
        await testimonial.getByRole("button", { name: "Remove this testimonial" }).click();
        await expect(said(page)).toContainText("The testimonial is removed.");
        await expect(main(page).getByText(details)).toHaveCount(0);
        await expectGoodPage(page, "testimonials");

        const title = `River sand ${crypto.randomUUID().slice(0, 8)}`;
        const path = await elsewhere(browser, async (customer) => {
          await signUpWithFunds(customer, 100);
          await customer.goto("/service/research_groups/create?coAuthors=2");
          await main(customer).getByLabel("Title").fill(title);
          await main(customer)
            .getByLabel("What the paper is about")
            .fill("How sand moves after a dam is gone.");
          await main(customer).getByRole("radio", { name: "Data" }).check();
          await button(customer, "Create Group").click();
          await expect(main(customer).getByRole("heading", { level: 1 })).toHaveText(title);
          return new URL(customer.url()).pathname;
        });
        await open(page, "/staff/catalogue/groups?show=open");
        await expectGoodPage(page, "groups");
        await main(page).getByRole("link", { name: title }).click();
        await expect(main(page).getByRole("table", { name: "Members" })).toContainText("Meera Nair");
        await expect(main(page).getByRole("link", { name: "Its page on the site" })).toHaveAttribute(
          "href",
          path,
        );
        await main(page).getByText("Close this group").first().click();
        await main(page).getByLabel("Reason").fill("It is an advertisement");
        await button(page, "Close this group").click();
        await expect(said(page)).toContainText("The group is closed.");
        await expect(button(page, "Close this group")).toHaveCount(0);
        await expectGoodPage(page, "a group");
      },
    );
  });
}

test.describe("a counsellor", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("sees none of it", { tag: "@wide" }, async ({ page }) => {
    await joinDesk(page, "counsellor");
    for (const path of [
      coupons,
      rates,
      `${rates}/EUR`,
      "/staff/catalogue/testimonials",
      "/staff/catalogue/groups",
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(403);
    }
  });
});
