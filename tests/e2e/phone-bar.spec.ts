import type { Page } from "@playwright/test";

import {
  box,
  chooseCurrency,
  expect,
  main,
  open,
  payment,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";

test.use({
  timezoneId: "Asia/Kolkata",
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the bar at a phone's foot does what it says", async ({ page }) => {
      await chooseCurrency(page, "INR");
      await page.goto("/service/premium/sop-drafting/");
      const choose = main(page).getByRole("link", { name: "Choose options" });
      await expect(choose).toHaveAttribute("href", "#start-now");
      await choose.click();
      await expect(box(page).getByLabel("Customization")).toBeInViewport();
      await (javaScriptEnabled ? open : (at: Page, path: string) => at.goto(path))(
        page,
        "/service/premium/cover-letter/",
      );
      const bar = main(page).getByRole("button", { name: "Log In To Pay" }).last();
      await bar.click();
      await expect(page).toHaveURL(/\/account\/login\/\?next=%2Fservice%2Fpremium%2Fcover-letter/);
      await signUpWithFunds(page, 3_000);
      await (javaScriptEnabled ? open : (at: Page, path: string) => at.goto(path))(
        page,
        "/service/premium/cover-letter/",
      );
      await main(page).getByRole("button", { name: "Buy Now" }).last().click();
      await expect(payment(page)).toBeVisible();
    });
  });
}
