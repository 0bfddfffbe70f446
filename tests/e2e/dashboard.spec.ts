import type { Page } from "@playwright/test";

import { openForm, pressIn, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  accountMenu,
  expect,
  main,
  onOwnDevice,
  orders,
  ownOrigin,
  signUpAndBuy,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const toDo = (page: Page) => main(page).getByRole("region", { name: "To do" });

for (const [javaScriptEnabled, width] of inTurn(
  [
    [false, 360],
    [true, 1440],
  ] as const,
  1,
)) {
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript at ${width} px`;

  test(`the dashboard leads with what waits for the customer, ${how}`, async ({ browser }) => {
    const page = await onOwnDevice(browser, { javaScriptEnabled, width });
    await signUpAndBuy(page);
    await page.goto("/account/dashboard/");
    await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText("To do");
    await expect(toDo(page)).toContainText("We start once you send your details.");
    await expect(orders(page)).toContainText("Step 1 of 5: Your details");
    await openForm(page);
    await whatWeNeed(page).getByLabel("How did you find it?").fill("By a friend.");
    await pressIn(whatWeNeed(page), "Save Draft");
    await expect(whatWeNeed(page)).toContainText("Draft saved.");
    await page.goto("/account/dashboard/");
    await expect(toDo(page)).toContainText("Draft saved. We start once you send it.");
    if (javaScriptEnabled) await expectGoodPage(page, "a dashboard with something to do");
    await page.context().close();
  });
}

test("a payment that was begun is finished from what there is to do", async ({ page }) => {
  await signUpAndBuy(page);
  const services = [{ service_link_list: ["resume-help"], currency: "INR" }];
  const data = { services, payment_platform: "stripe" };
  await page.request.post("/service/start_payment/", { headers: ownOrigin, data });
  await page.goto("/account/dashboard/");
  await toDo(page)
    .getByRole("link", { name: /^Finish the payment/ })
    .click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/orders\//);
  await page.goto("/account/dashboard/");
  await expect(toDo(page)).not.toContainText("Finish the payment");
});

test("log-in and data are in the account menu, which a key opens and closes", async ({ page }) => {
  await signUpAndBuy(page);
  await page.goto("/account/dashboard/");
  await accountMenu(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Your data" })).toBeVisible();
  await expectGoodPage(page, "an open account menu");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Your data" })).toBeHidden();
  await accountMenu(page).click();
  await page.getByRole("link", { name: "Log-in and security" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Log-in and security");
});
