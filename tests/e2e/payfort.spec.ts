import type { Page } from "@playwright/test";

import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import {
  box,
  chooseCurrency,
  expect,
  main,
  open,
  orders,
  payment,
  signUp,
  stripePay,
  test,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Dubai" });

const payButton = /^Pay AED\s1?[\d,.]+$/;

async function openHandOver(page: Page): Promise<void> {
  await signUp(page, "AE");
  await chooseCurrency(page, "AED");
  await open(page, "/service/premium/resume-help/");
  await box(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(payment(page).getByLabel("Amazon Payfort")).toBeChecked();
  await payment(page).getByRole("button", { name: payButton }).click();
  await expect(page.getByRole("heading", { name: "Complete your payment" })).toBeVisible();
  await expectStandardHtml(page, "an open payment");
  await expect(main(page)).toContainText("Amazon Payment Services’ own page, at 127.0.0.1");
}

test("a customer in dirhams pays on Amazon's page and finds the paid order", async ({ page }) => {
  await openHandOver(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole("button", { name: payButton }).click();
  await expect(page.getByText("Amazon Payment Services")).toBeVisible();
  const amount = await page.getByRole("heading", { level: 1 }).textContent();
  // A form posted from another origin, which the shop refuses anywhere else.
  const posted = page.waitForRequest((request) => request.url().endsWith("/payment/payfort/return"));
  await stripePay(page).click();
  const request = await posted;
  expect(request.method()).toBe("POST");
  expect((await request.allHeaders())["origin"]).not.toBe(new URL(request.url()).origin);

  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
  await expect(orders(page)).toContainText(amount?.replace("AED ", "") ?? "an amount");
});

for (const button of inTurn(["Decline", "Cancel"], 1)) {
  test(
    `${button} on Amazon's page comes back to a sentence that nothing was charged`,
    { tag: "@wide" },
    async ({ page }) => {
      await openHandOver(page);
      await main(page).getByRole("button", { name: payButton }).click();
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(/\/account\/dashboard\//);
      await expect(main(page).getByText(/Nothing was charged/)).toBeVisible();
      await expect(orders(page).filter({ hasText: "Paid" })).toHaveCount(0);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Amazon's page is reached and left by buttons", async ({ page }) => {
    await signUp(page, "AE");
    await chooseCurrency(page, "AED");
    await page.goto("/service/premium/resume-help/");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await payment(page).getByRole("button", { name: payButton }).click();
    await main(page).getByRole("button", { name: payButton }).click();
    await stripePay(page).click();
    await page.getByRole("button", { name: "Back to the shop" }).click();
    await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
  });
});
