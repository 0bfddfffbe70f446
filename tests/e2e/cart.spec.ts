import type { Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-hand.ts";
import {
  expect,
  fillCart,
  main,
  open,
  orders,
  payment,
  signUp,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const letter = { link: "cover-letter" };
const resume = { link: "resume-help" };
const application = { link: "complete-application", com_application_cos: 12 };
const visaHelp = { link: "visa_and_financial_counselling" };

async function openCart(page: Page, ...services: Record<string, string | number>[]): Promise<void> {
  await signUp(page);
  await fillCart(page, ...services);
  await open(page, "/service/cart");
}

const item = (page: Page, heading: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: heading }) });
const summary = (page: Page) => main(page).getByRole("region", { name: "Order summary" });
const coupon = (page: Page) => summary(page).getByLabel("Coupon code");
const cartLink = (page: Page, name: RegExp) => page.getByRole("banner").getByRole("link", { name });

async function expectTotal(page: Page, price: string): Promise<void> {
  await expect(summary(page).getByText("Price: ").locator("..")).toContainText(price);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    "a service is configured anew inside the cart, and a reload keeps it",
    { tag: "@wide" },
    async ({ page }) => {
      await openCart(page, application, letter);
      await expectTotal(page, "₹75,998.00");
      const one = item(page, "Complete application help");
      await one.getByText("Change the choices").click();
      await one.getByLabel("Number of universities").selectOption("5");
      await one.getByLabel("Lightning speed").check();
      await one.getByRole("button", { name: "Save changes" }).click();

      // 39,999 plus a quarter for lightning speed.
      await expect(one).toContainText("₹49,998.75");
      await expect(one.getByText("5 universities, Lightning speed")).toBeVisible();
      await expectTotal(page, "₹51,997.75");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.reload();
      await expectTotal(page, "₹51,997.75");
      await expect(one.getByText("5 universities, Lightning speed")).toBeVisible();
    },
  );
});

test(
  "services are taken out one by one until the cart says that it is empty",
  { tag: "@wide" },
  async ({ page }) => {
    await openCart(page, letter, resume);
    await expectTotal(page, "₹4,498.00");
    await main(page).getByRole("button", { name: "Remove Cover letter drafting" }).click();
    await expect(item(page, "Cover letter drafting")).toHaveCount(0);
    await expectTotal(page, "₹2,499.00");
    await expect(cartLink(page, /^Cart 1 item$/)).toBeVisible();
    await main(page).getByRole("button", { name: "Remove Resume help" }).click();
    await expect(main(page).getByText("Your cart is empty")).toBeVisible();
    await expect(cartLink(page, /^Cart$/)).toBeVisible();
  },
);

test(
  "a customer is asked before the cart is emptied, and may think better of it",
  { tag: "@wide" },
  async ({ page }) => {
    await openCart(page, letter, resume);
    const dialog = page.getByRole("dialog", { name: "Empty the cart?" });
    await main(page).getByRole("button", { name: "Empty Cart" }).click();
    await expect(dialog).toContainText("What you have already bought is not affected.");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expectTotal(page, "₹4,498.00");

    await main(page).getByRole("button", { name: "Empty Cart" }).click();
    await dialog.getByRole("button", { name: "Empty Cart" }).click();
    await expect(main(page).getByText("Your cart is empty")).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test("it is asked before the scripts wake as well, and a change that was not saved stays", async ({
  page,
}) => {
  await openCart(page, letter, { link: "lor-drafting", numLor: 3 });
  const letIn = await holdScripts(page);
  await page.goto("/service/cart", { waitUntil: "commit" });
  await main(page)
    .getByText(/^Change/)
    .last()
    .click();
  await main(page).getByLabel("Number of LORs").selectOption("5");
  await main(page).getByRole("button", { name: "Empty Cart" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Empty the cart?" });
  await expect(dialog).toContainText("What you have already bought is not affected.");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole("button", { name: "Empty Cart" })).toBeFocused();
  await expect(main(page).getByLabel("Number of LORs")).toHaveValue("5");
  await main(page).getByRole("button", { name: "Empty Cart" }).click();
  await dialog.getByRole("button", { name: "Empty Cart" }).click();
  await expect(main(page).getByText("Your cart is empty")).toBeVisible();
  letIn();
});

test("visa help joined to the application in the cart costs 24% less", { tag: "@wide" }, async ({ page }) => {
  await openCart(page, application, visaHelp);
  await expectTotal(page, "₹83,998.00");
  const offer = main(page).getByRole("region", {
    name: "Add visa help to your application and save 24%",
  });
  await offer.getByRole("button", { name: "Add visa help" }).click();

  // 9,999 becomes 7,599.24.
  await expectTotal(page, "₹81,598.24");
  await expect(offer).toHaveCount(0);
  await expect(item(page, "Visa and financial counselling")).toHaveCount(0);
  const joined = item(page, "Complete application help");
  await expect(joined).toContainText("12 universities, visa help");
  await expect(joined).toContainText("−₹2,399.76");
});

test("a wrong coupon is refused beside its field, a right one takes its share off and comes off again", async ({
  page,
}) => {
  await openCart(page, letter);
  for (const [code, reason] of [
    ["NOSUCHCODE", "Error: This coupon code is not valid."],
    ["EXPIRED5", "Error: This coupon has ended."],
  ] as const) {
    await coupon(page).fill(code);
    await summary(page).getByRole("button", { name: "Apply" }).click();
    await expect(coupon(page)).toHaveAccessibleDescription(reason);
    await expectStandardHtml(page, "a refused coupon");
    await expect(coupon(page)).toHaveValue(code);
    await expectTotal(page, "₹1,999.00");
  }

  await coupon(page).fill(" welcome10 ");
  await summary(page).getByRole("button", { name: "Apply" }).click();
  await expect(summary(page).getByText("WELCOME10 takes ₹199.90 off.")).toBeVisible();
  await expectTotal(page, "₹1,799.10");
  await expect(coupon(page)).toHaveAccessibleDescription("");

  // A wrong code does not replace the right one.
  await coupon(page).fill("NOSUCHCODE");
  await summary(page).getByRole("button", { name: "Apply" }).click();
  await expect(coupon(page)).toHaveAccessibleDescription("Error: This coupon code is not valid.");
  await expectTotal(page, "₹1,799.10");
  await summary(page).getByRole("button", { name: "Remove coupon" }).click();
  await expectTotal(page, "₹1,999.00");
  await expect(coupon(page)).toHaveValue("");
});

test(
  "a change beside a wrong coupon is saved, and its price is shown",
  { tag: "@wide" },
  async ({ page }) => {
    await openCart(page, application);
    await expectTotal(page, "₹73,999.00");
    const one = item(page, "Complete application help");
    await one.getByText("Change the choices").click();
    await one.getByLabel("Number of universities").selectOption("5");
    await coupon(page).fill("NOBODYS");
    await summary(page).getByRole("button", { name: "Apply" }).click();
    await expect(coupon(page)).toHaveAccessibleDescription("Error: This coupon code is not valid.");
    await expectTotal(page, "₹39,999.00");
  },
);

test("a cart of two services and a coupon is paid by Card and is one order", async ({ page }) => {
  await openCart(page, letter, resume);
  await coupon(page).fill("WELCOME10");
  await summary(page).getByRole("button", { name: "Apply" }).click();
  await expectTotal(page, "₹4,048.20");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  await expect(payment(page)).toContainText("₹202.41");
  await payment(page).getByRole("button", { name: "Pay ₹4,250.61" }).click();
  await expect(page.getByRole("heading", { name: "4,250.61" })).toBeVisible();
  await stripePay(page).click();

  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
  await expect(orders(page).getByRole("heading", { name: "Cover letter drafting" })).toBeVisible();
  await expect(orders(page).getByRole("heading", { name: "Resume help" })).toBeVisible();
  await expect(orders(page)).toContainText("₹4,250.61 in all");
  await open(page, "/service/cart");
  await expect(main(page).getByText("Your cart is empty")).toBeVisible();
});

test(
  "a cart paid in several tabs is one order, and a tab that comes too late is told so",
  { tag: "@wide" },
  async ({ page, context }) => {
    await openCart(page, letter);
    const [second, late] = [await context.newPage(), await context.newPage()];
    const pay = (tab: Page) => payment(tab).getByRole("button", { name: "Pay ₹2,098.95" });
    // Every tab opens the payment before any of them pays.
    for (const tab of [page, second, late]) {
      await open(tab, "/service/cart");
      await main(tab).getByRole("button", { name: "Buy Now" }).click();
      await payment(tab).getByLabel("Card").check();
      await expect(tab).toHaveURL(/gateway=stripe/);
    }
    for (const tab of [page, second]) {
      await pay(tab).click();
      await expect(tab.getByRole("heading", { name: "2,098.95" })).toBeVisible();
    }
    await stripePay(page).click();
    await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
    await stripePay(second).click();
    await expect(second.getByRole("heading", { name: "This has been paid." })).toBeVisible();
    await second.getByRole("link", { name: "Back to the shop" }).click();
    await expect(main(second).getByText(/Your order .* is paid/)).toBeVisible();
    await expect(orders(second)).toHaveCount(1);
    await expect(orders(second)).toContainText("Paid");
    await pay(late).click();
    await expect(main(late).getByRole("alert")).toContainText(/cart is empty|already paid/);
    await open(late, "/account/dashboard/");
    await expect(orders(late)).toHaveCount(1);
  },
);
