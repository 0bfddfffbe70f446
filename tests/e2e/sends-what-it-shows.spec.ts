import type { Browser, Page } from "@playwright/test";

import {
  actEarly,
  actWithoutScripts,
  afterPaintMs,
  type Action,
  type Actions,
  processorRates,
  slowProcessor,
} from "#tests/e2e/early-hand.ts";
import { box, chooseCurrency, expect, main, ownOrigin, payment, signUp, test } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

type Case = {
  name: string;
  path: string;
  visitor?: true;
  action: Action;
  comesTo: (page: Page, actions: Actions) => Promise<void>;
};

const start = "#start-now";
const application = "/service/premium/complete-application/";

const cases: Case[] = [
  {
    name: "Add to Cart puts the number shown into the cart",
    path: application,
    action: { within: start, choose: { universities: "12" }, press: "Add to Cart", sends: "intent" },
    comesTo: async (page) => {
      await addedAs(page, ["12 universities", "₹73,999.00"]);
    },
  },
  {
    name: "Add to Cart takes the currency shown",
    path: "/service/premium/cover-letter/",
    action: { within: start, choose: { currency: "USD" }, press: "Add to Cart", sends: "intent" },
    comesTo: async (page) => {
      await addedAs(page, ["Cover letter", "$29.00"]);
    },
  },
  {
    name: "a coupon that was typed and not applied is taken by Add to Cart",
    path: "/service/premium/resume-help/",
    action: { within: start, choose: { coupon: "WELCOME10" }, press: "Add to Cart", sends: "intent" },
    comesTo: async (page) => {
      await addedAs(page, ["₹2,249.10"]);
    },
  },
  {
    name: "a wrong coupon that was typed and not applied is refused in sight of Add to Cart",
    path: "/service/premium/resume-help/",
    action: { within: start, choose: { coupon: "NOSUCHCODE" }, press: "Add to Cart", sends: "intent" },
    comesTo: async (page) => {
      await expect(notice(page)).toContainText("This coupon code is not valid.");
      await expect(box(page).getByLabel("Coupon code")).toHaveValue("NOSUCHCODE");
      await page.goto("/service/cart");
      await expect(main(page)).toContainText("Your cart is empty");
    },
  },
  {
    name: "Buy Now opens the payment of the number shown",
    path: application,
    action: { within: start, choose: { universities: "15" }, press: "Buy Now", sends: "intent" },
    comesTo: async (page) => {
      await pressedAgain(page, "Buy Now", () => payment(page).isVisible());
      await expect(payment(page)).toContainText("15 universities");
      await expect(payment(page)).toContainText("₹86,999.00");
    },
  },
  {
    name: "Create Group begins a group of the size shown",
    path: "/service/premium/research-paper/?co_authors=2",
    action: { within: start, choose: { co_authors: "4" }, press: "Create Group", sends: "intent" },
    comesTo: async (page) => {
      const began = /\/service\/research_groups\/\?coAuthors=4/;
      await pressedAgain(page, "Create Group", async () => began.test(page.url()));
    },
  },
  {
    name: "Log In To Pay comes back to the choices shown",
    path: application,
    visitor: true,
    action: {
      within: start,
      choose: { universities: "12", lightning: true, coupon: "WELCOME10" },
      press: "Log In To Pay",
      sends: "intent",
    },
    comesTo: async (page) => {
      await expect(page).toHaveURL(/\/account\/login\//);
      const next = new URL(page.url()).searchParams.get("next") ?? "";
      expect(next.split("?")[0]).toBe(application);
      const kept = Object.fromEntries(new URLSearchParams(next.split("?")[1]?.split("#")[0]));
      expect(kept).toMatchObject({ universities: "12", lightning: "1", coupon: "WELCOME10" });
    },
  },
];

const notice = (page: Page) => box(page).getByRole("status").filter({ hasText: "Nothing has been" });

/** A changed price stops the purchase, so press again. */
async function pressedAgain(page: Page, name: string, came: () => Promise<boolean>): Promise<void> {
  const asked = notice(page);
  await expect.poll(async () => (await came()) || (await asked.isVisible()), slowly).toBe(true);
  if (await came()) return;
  await box(page).getByRole("button", { name, exact: true }).click();
  await expect.poll(() => came(), slowly).toBe(true);
}

const slowly = { timeout: 30_000 };

async function addedAs(page: Page, words: string[]): Promise<void> {
  await pressedAgain(page, "Add to Cart", () => box(page).getByText("Item added to cart.").isVisible());
  await page.goto("/service/cart");
  for (const word of words) await expect(main(page)).toContainText(word);
}

function expectSent({ shown, sent }: Actions): void {
  const filled = Object.entries(shown).filter(([, value]) => value !== "");
  expect(sent).toMatchObject(Object.fromEntries(filled));
}

async function hasty(browser: Browser, { visitor }: Case, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    timezoneId: "Asia/Kolkata",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await chooseCurrency(page, "INR");
  if (!visitor) await signUp(page);
  return page;
}

for (const [turn, one] of cases.entries()) {
  // A slower processor takes as many times longer: some cases prove it for the others, each at a speed of its own.
  for (const rate of wide || turn === 4 ? inTurn(processorRates, turn) : []) {
    test(`${one.name}, pressed at once with a ${rate} times slower processor`, async ({ browser }) => {
      test.setTimeout(360_000);
      for (const delayMs of inTurn(afterPaintMs, turn)) {
        await test.step(`${delayMs} ms after the first paint`, async () => {
          const page = await hasty(browser, one, true);
          await slowProcessor(page, rate);
          const actions = await actEarly(page, one.path, one.action, delayMs);
          expectSent(actions);
          await one.comesTo(page, actions);
          await page.context().close();
        });
      }
    });
  }

  // What a form comes to is the server's to say, which has tests of its own; that it sends all it shows is seen here.
  test(`${one.name}, without JavaScript`, turn % 3 === 2 ? {} : { tag: "@wide" }, async ({ browser }) => {
    const page = await hasty(browser, one, false);
    const actions = await actWithoutScripts(page, one.path, one.action);
    expectSent(actions);
    await one.comesTo(page, actions);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("naming one's country for prices keeps what was chosen", { tag: "@wide" }, async ({ page }) => {
    await page.goto(application);
    await box(page).getByLabel("Number of universities").selectOption("12");
    await box(page).getByLabel("Country").selectOption({ label: "India" });
    await box(page).getByRole("button", { name: "Show prices" }).click();
    await expect(box(page).getByLabel("Number of universities")).toHaveValue("12");
    await expect(box(page).getByText("Price: ").locator("..")).toContainText("₹73,999.00");
  });

  test(
    "the currency menu in the header keeps what was chosen in the box",
    { tag: "@wide" },
    async ({ page }) => {
      await chooseCurrency(page, "INR");
      await page.goto(application);
      await box(page).getByLabel("Number of universities").selectOption("12");
      await page.getByRole("button", { name: /^Currency/ }).click();
      await page.getByLabel("Show prices in").selectOption("USD");
      await page.getByRole("button", { name: "Use this currency" }).click();
      await expect(box(page).getByLabel("Number of universities")).toHaveValue("12");
      await expect(box(page).getByLabel("Currency")).toHaveValue("USD");
    },
  );

  test(
    "a price that is no longer the one on screen is shown before anything is bought",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await page.goto(application);
      const added = box(page).getByText("Item added to cart.");
      await box(page).getByLabel("Number of universities").selectOption("12");
      await box(page).getByRole("button", { name: "Add to Cart" }).click();
      await expect(notice(page)).toContainText("₹73,999.00");
      await expect(notice(page)).toContainText("Nothing has been added to your cart");
      const cart = await page.request.post("/service/get_cart_data/", {
        headers: ownOrigin,
        data: { type: "get_cart_data" },
      });
      expect(await cart.json()).toMatchObject({ cart: [] });
      await box(page).getByRole("button", { name: "Add to Cart" }).click();
      await expect(added).toBeVisible();
    },
  );
});
