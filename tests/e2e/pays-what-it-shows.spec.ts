import type { Page } from "@playwright/test";

import { actAfterFirstPaint, holdScripts } from "#tests/e2e/early-hand.ts";
import {
  addFunds,
  chooseCurrency,
  expect,
  fillCart,
  main,
  open,
  orders,
  payment,
  signUp,
  signUpWithFunds,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const resumeDialog = () => `/service/premium/resume-help/?pay=${crypto.randomUUID()}`;
const payButton = (page: Page) => payment(page).getByRole("button", { name: /^Pay / });
const onStripe = (page: Page, amount: string) => page.getByRole("heading", { name: amount });

test("Card chosen before the scripts wake is the way Pay goes", async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  await payButton(page).click();
  await expect(onStripe(page, "2,623.95")).toBeVisible();
  letIn();
});

test("Card chosen before the scripts wake stays chosen when they do", { tag: "@wide" }, async ({ page }) => {
  await signUp(page);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  letIn();
  await expect(page).toHaveURL(/gateway=stripe/);
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await payButton(page).click();
  await expect(onStripe(page, "2,623.95")).toBeVisible();
});

test("the wallet ticked before the scripts wake charges nothing until the new figures are shown", async ({
  page,
}) => {
  await signUpWithFunds(page, 1_000);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(resumeDialog(), { waitUntil: "commit" });
  await payment(page).getByLabel("Card").check();
  await payment(page).getByLabel("Use wallet").check();
  await payButton(page).click();
  await expect(payment(page).getByRole("alert")).toContainText("Nothing was charged.");
  letIn();
  await expect(payment(page).getByLabel("Card")).toBeChecked();
  await expect(payment(page).getByLabel("Use wallet")).toBeChecked();
  await payment(page).getByRole("button", { name: "Pay ₹1,573.95" }).click();
  await expect(onStripe(page, "1,573.95")).toBeVisible();
});

test("the wallet unticked before the scripts wake is not spent", { tag: "@wide" }, async ({ page }) => {
  await signUpWithFunds(page, 3_000);
  await chooseCurrency(page, "INR");
  const letIn = await holdScripts(page);
  await page.goto(`${resumeDialog()}&wallet=1`, { waitUntil: "commit" });
  await expect(payButton(page)).toHaveText("Pay ₹2,499.00");
  await payment(page).getByLabel("Use wallet").uncheck();
  await payButton(page).click();
  await expect(payment(page).getByRole("alert")).toContainText("Nothing was charged.");
  letIn();
  await expect(payment(page).getByLabel("Use wallet")).not.toBeChecked();
  await expect(payButton(page)).toHaveText("Pay ₹2,623.95");
  await open(page, "/account/dashboard/");
  await expect(orders(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Card chosen and Pay pressed at once leads to Card's page", { tag: "@wide" }, async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto(resumeDialog());
    await payment(page).getByLabel("Card").check();
    await payButton(page).click();
    await expect(onStripe(page, "2,623.95")).toBeVisible();
  });

  test("from Razorpay's page, which needs JavaScript, a link leads to Card", async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto(resumeDialog());
    await payButton(page).click();
    await expect(page).toHaveURL(/\/service\/pay\//);
    await main(page).getByRole("link", { name: "Choose another way to pay" }).click();
    await payment(page).getByLabel("Card").check();
    await payButton(page).click();
    await stripePay(page).click();
    await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  });

  test(
    "what is typed for the receipt outlasts a change of the way to pay",
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await chooseCurrency(page, "INR");
      await page.goto(resumeDialog());
      await payment(page)
        .getByText(/^Receipt for/)
        .click();
      await payment(page).getByLabel("Billing name").fill("Example Traders");
      await payment(page).getByLabel("Card").check();
      await payment(page).getByRole("button", { name: "Update" }).click();
      await expect(payment(page).getByLabel("Card")).toBeChecked();
      await expect(payment(page).getByText("Receipt for Example Traders, India")).toBeVisible();
      await payButton(page).click();
      await stripePay(page).click();
      await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
    },
  );
});

const threeLetters = { link: "lor-drafting", numLor: 3 };

function postsOf(page: Page, path: string): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(path)) posts.push(request.postData() ?? "");
  });
  return posts;
}

const patient = { timeout: 30_000 };

const moments = [1, 4, 6].flatMap((slower) =>
  [0, 250, 500].map((afterMs) => ({
    slower,
    afterMs,
    when: `at 1/${slower} of the processor's speed, ${afterMs} ms after the first paint`,
  })),
);

for (const { slower, afterMs, when } of inTurn(moments, 4)) {
  test(`the payment dialog pays by the way it shows, ${when}`, async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    const posts = postsOf(page, "/service/");
    const acts = [
      { selector: 'input[name="payment_platform"][value="stripe"]' },
      { selector: 'button[form="pay-form"]:not([name])' },
    ];
    await actAfterFirstPaint(page, resumeDialog(), { slower, afterMs, acts });
    const arrived = onStripe(page, "2,623.95");
    // If Pay waited for new figures, press again.
    await expect(async () => {
      if (await arrived.isVisible()) return;
      await payButton(page).click({ timeout: 1_000 });
      await expect(arrived).toBeVisible({ timeout: 3_000 });
    }).toPass(patient);
    for (const post of posts) expect(post).toContain("payment_platform=stripe");
  });
}

for (const { slower, afterMs, when } of inTurn(moments, 2)) {
  test(
    `the wallet charges the amount it shows by the way it shows, ${when}`,
    { tag: "@wide" },
    async ({ page }) => {
      await signUp(page);
      await chooseCurrency(page, "INR");
      const acts = [
        { selector: 'input[name="amount"]', value: "2500" },
        { selector: 'input[name="gateway"][value="stripe"]' },
        { selector: 'button[value="top_up"]' },
      ];
      await actAfterFirstPaint(page, "/service/wallet/?amount=1000&gateway=razorpay&currency=INR", {
        slower,
        afterMs,
        acts,
      });
      await expect(addFunds(page).getByLabel("Card")).toBeChecked(patient);
      await addFunds(page).getByRole("button", { name: "Pay ₹2,625.00" }).click();
      await expect(onStripe(page, "2,625.00")).toBeVisible(patient);
    },
  );
}

for (const { slower, afterMs, when } of inTurn(moments, 6)) {
  test(`the cart buys the choices it shows, ${when}`, { tag: "@wide" }, async ({ page }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await fillCart(page, threeLetters);
    const acts = [{ selector: 'select[name$=".letters"]', value: "5" }, { selector: 'button[value="buy"]' }];
    await actAfterFirstPaint(page, "/service/cart", { slower, afterMs, acts });
    await expect(payment(page)).toContainText("5 LORs", patient);
    await expect(payment(page)).toContainText("The page showed ₹5,997.00. It is ₹9,995.00 now.");
  });
}

for (const { slower, afterMs, when } of inTurn(moments, 3)) {
  test(`a link is paid by the way it shows, ${when}`, { tag: "@wide" }, async ({ page, browser }) => {
    await signUp(page);
    await chooseCurrency(page, "INR");
    await page.goto("/payment_link/resume-help/?serviceBuyLink=true&currency=INR&later=1");
    await main(page).getByRole("button", { name: "Ask someone else to pay" }).click();
    const address = await main(page).getByLabel("Address").first().inputValue();
    const payer = await (await browser.newContext({ locale: "en-GB" })).newPage();
    const posts = postsOf(payer, "/payment_link/");
    const acts = [
      { selector: 'input[name="gateway"][value="stripe"]' },
      { selector: "main form button[type=submit]" },
    ];
    await actAfterFirstPaint(payer, address, { slower, afterMs, acts });
    await expect(onStripe(payer, "2,623.95")).toBeVisible(patient);
    expect(posts.length).toBe(1);
    expect(posts[0]).toContain("gateway=stripe");
  });
}
