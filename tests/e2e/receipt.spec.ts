import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import {
  box,
  expect,
  expectPrice,
  main,
  open,
  orders,
  payment,
  signIn,
  signUp,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata" });

async function buyResume(page: Page, billingName: string): Promise<Locator> {
  await open(page, "/service/premium/resume-help/");
  await expectPrice(page, "₹2,499.00");
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await payment(page).getByText("Receipt for Meera Nair, India").click();
  await payment(page).getByLabel("Billing name").fill(billingName);
  await payment(page).getByLabel("Tax number").fill("29ABCDE1234F1Z5");
  await payment(page).getByLabel("Card").check();
  await expect(page).toHaveURL(/gateway=stripe/);
  await payment(page).getByRole("button", { name: "Pay ₹2,623.95" }).click();
  await stripePay(page).click();
  return orders(page).getByRole("link", { name: /^Receipt LF-\d{4}-\d{6}$/ });
}

async function download(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a purchase has a receipt: on its page, as PDF and in the mail, made out to whom the customer named", async ({
  page,
}) => {
  const username = await signUp(page);
  const link = await buyResume(page, "Nair & Sisters");
  const name = (await link.textContent())?.replace("Receipt ", "");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Receipt ${name}`);
  const receipt = main(page).getByRole("article");
  for (const words of [
    "Nair & Sisters",
    "India",
    "Tax number 29ABCDE1234F1Z5",
    "₹2,623.95",
    "Paid by Card",
  ]) {
    await expect(receipt).toContainText(words);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const onPage = await download(page, main(page).getByRole("link", { name: "Download PDF" }));
  expect(onPage.name).toBe(`${name}.pdf`);
  expect(onPage.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  const mail = page.getByRole("article").filter({ hasText: `${username}@example.org` });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mail).toContainText("Thank you", { timeout: 500 });
  }).toPass();
  const inMail = await download(page, mail.getByRole("link", { name: `${name}.pdf` }));
  expect(inMail.bytes.equals(onPage.bytes)).toBe(true);
});

test(
  "billing that was typed outlasts a change of the way to pay, and is offered the next time",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await open(page, "/service/premium/resume-help/");
    await expectPrice(page, "₹2,499.00");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await payment(page).getByText("Receipt for Meera Nair, India").click();
    await payment(page).getByLabel("Billing name").fill("Nair Studio");
    await payment(page).getByLabel("Billing country").selectOption({ label: "Nepal" });
    for (const way of ["stripe", "razorpay", "stripe"]) {
      await payment(page)
        .getByLabel(way === "stripe" ? "Card" : "Razorpay")
        .check();
      await expect(page).toHaveURL(new RegExp(`gateway=${way}`));
      await expect(payment(page).getByLabel("Billing name")).toHaveValue("Nair Studio");
    }
    await expect(payment(page).getByText("Receipt for Nair Studio, Nepal")).toBeVisible();
    await payment(page).getByRole("button", { name: "Pay ₹2,623.95" }).click();
    await stripePay(page).click();
    await expect(orders(page)).toContainText("Paid");

    await open(page, "/service/premium/cover-letter/");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page).getByText("Receipt for Nair Studio, Nepal")).toBeVisible();
  },
);

test(
  "a tax number that cannot be is pointed at, even when its field is folded away",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await open(page, "/service/premium/resume-help/");
    await expectPrice(page, "₹2,499.00");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    const summary = payment(page).getByText("Receipt for Meera Nair, India");
    await summary.click();
    await payment(page).getByLabel("Tax number").fill("<1>");
    await summary.click();
    await expect(payment(page).getByLabel("Tax number")).toBeHidden();
    await payment(page).getByRole("button", { name: "Pay ₹2,623.95" }).click();
    await expect(payment(page).getByLabel("Tax number")).toBeFocused();
  },
);

test("nobody sees another's receipt, on its page or as PDF", { tag: "@wide" }, async ({ page, browser }) => {
  await signUp(page);
  const href = (await (await buyResume(page, "Meera Nair")).getAttribute("href")) ?? "";
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await other.newPage();
  for (const path of [href, `${href}/pdf`]) {
    await theirs.goto(path);
    await expect(theirs).toHaveURL(`/account/login/?next=${encodeURIComponent(path)}`);
  }
  await signIn(theirs, "ben");
  for (const path of [href, `${href}/pdf`, "/account/receipts/nonsense"]) {
    await theirs.goto(path);
    await expect(theirs).toHaveURL("/error");
  }
  await other.close();
});
