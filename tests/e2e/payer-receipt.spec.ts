import type { Page } from "@playwright/test";

import {
  expect,
  main,
  open,
  orders,
  razorpayWindow,
  signUp,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { askForResume, payerOf, payNow, thanked } from "#tests/e2e/link-journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const newAddress = () => `parent-${crypto.randomUUID().slice(0, 12)}@example.org`;
const receipt = (page: Page) => main(page).getByRole("region", { name: "Your receipt" });

async function expectReceiptFor(page: Page, email: string): Promise<void> {
  const mail = page.getByRole("article").filter({ hasText: email });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mail).toContainText("Receipt: you paid ₹2,623.95 for Meera N.", { timeout: 500 });
  }).toPass();
  await expect(mail).toContainText("Hello Sunita Nair,");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    mail.getByRole("link", { name: /^Payment-LF-\d+\.pdf$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Payment-LF-\d+\.pdf$/);
}

test("a parent pays by link and gets a receipt, and the customer sees that it is paid, and by whom", async ({
  page,
}) => {
  const username = await signUp(page);
  const address = await askForResume(page);
  const payer = await payerOf(page, { width: 360, height: 780 });
  await open(payer, address);
  const email = newAddress();
  await main(payer).getByLabel("Card").check();
  await main(payer).getByLabel("Your email").fill(email);
  await payNow(payer).click();
  await expect(main(payer)).toContainText("Enter your name. The receipt is made out to it.");
  await expectGoodPage(payer, "a payer without a name");
  await main(payer).getByLabel("Your name").fill("Sunita Nair");
  await payNow(payer).click();
  await stripePay(payer).click();

  await expect(thanked(payer)).toHaveText("Thank you. You paid ₹2,623.95.");
  await expect(receipt(payer)).toContainText("We’re sending it to p…@example.org, as a PDF.");
  await expect(main(payer).getByRole("article")).toContainText("Paid by");
  await expectGoodPage(payer, "what a payer has paid");
  expect(await payer.content()).not.toMatch(new RegExp(`${username}|Meera Nair|9876543210`));
  await expectReceiptFor(payer, email);

  await open(page, "/account/dashboard/");
  await expect(orders(page)).toContainText("Paid by Sunita Nair through your payment link.");
  await orders(page)
    .getByRole("link", { name: /^LF-\d+$/ })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^Your order LF-\d+ is paid\.$/);
  await expect(main(page)).toContainText("Paid by Sunita Nair through your payment link.");
  await expect(main(page).getByRole("link", { name: "Fill in your details" })).toBeVisible();
  const told = page.getByRole("article").filter({ hasText: `${username}@example.org` });
  await page.goto("/mailbox");
  await expect(told.first()).toContainText(/Sunita Nair has paid for your order LF-\d+/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a friend asks for the receipt after paying, ${javaScriptEnabled ? "in Razorpay’s window" : "without JavaScript"}`, async ({
    page,
  }) => {
    await signUp(page);
    const address = await askForResume(page);
    const payer = await payerOf(page, { javaScriptEnabled });
    await payer.goto(address);
    await main(payer)
      .getByLabel(javaScriptEnabled ? "Razorpay" : "Card")
      .check();
    await payNow(payer).click();
    if (javaScriptEnabled) {
      await untilAwake(payer);
      await payNow(payer).click();
      await razorpayWindow(payer).getByRole("button", { name: "Pay" }).click();
    } else {
      await stripePay(payer).click();
    }
    await expect(thanked(payer)).toBeVisible();
    if (javaScriptEnabled) await expectGoodPage(payer, "a payer who is asked where the receipt goes");
    const email = newAddress();
    await receipt(payer).getByLabel("Your name").fill("Sunita Nair");
    await receipt(payer).getByLabel("Your email").fill(email);
    await receipt(payer).getByRole("button", { name: "Email My Receipt" }).click();
    await expect(receipt(payer)).toContainText("We’re sending it to p…@example.org, as a PDF.");
    await expectReceiptFor(payer, email);
  });
}
