import type { Page } from "@playwright/test";

import { expect, main, open, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const chooseTime = (page: Page) => main(page).getByRole("group", { name: "Time", exact: true });
const success = (page: Page) => main(page).getByRole("status");

for (const [width, javaScriptEnabled] of inTurn(
  [
    [360, false],
    [1440, true],
  ] as const,
  0,
)) {
  test.describe(`at ${width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test("a customer picks a free time, moves it and cancels it", async ({ page }) => {
      await signUp(page);
      if (javaScriptEnabled) await open(page, "/service/premium/cover-letter/");
      else await page.goto("/service/premium/cover-letter/");
      await main(page).getByRole("link", { name: "choose a free time" }).click();
      await expect(page).toHaveURL("/service/free-chat/?service=cover-letter");
      await expect(chooseTime(page)).toContainText("Times are yours: India Standard Time.");
      await expect(chooseTime(page)).toContainText("Coordinated Universal Time");
      if (javaScriptEnabled) await expectGoodPage(page, "times of a free chat");

      await main(page).getByRole("checkbox").check();
      await main(page).getByRole("button", { name: "Book Free Chat" }).click();
      await expect(main(page).getByRole("alert")).toContainText("Choose a time.");
      const first = chooseTime(page).getByRole("radio").first();
      await first.check();
      await main(page).getByRole("button", { name: "Book Free Chat" }).click();
      await expect(page).toHaveURL(/\/account\/bookings\/[^/]+\?done=booked$/);
      await expect(success(page)).toContainText("Your Free Consultation Session has been Booked");
      await expect(main(page)).toContainText(
        /\d+ \w+ \d{4} at \d\d:\d\d, India Standard Time · .*Coordinated Universal Time for \w+/,
      );
      await expect(main(page).getByRole("link", { name: "Calendar file" })).toBeVisible();
      if (javaScriptEnabled) await expectGoodPage(page, "a free chat");

      await main(page).getByRole("link", { name: "Later days" }).click();
      await expect(main(page).getByRole("link", { name: "Earlier days" })).toBeVisible();
      await chooseTime(page).getByRole("radio").first().check();
      await main(page).getByRole("button", { name: "Move to this time" }).click();
      await expect(success(page)).toContainText("The time is set.");

      await main(page).getByRole("link", { name: "Your dashboard" }).click();
      const chats = main(page).getByRole("region", { name: "Your free chats" });
      await expect(chats).toContainText("Confirmed");
      await chats.getByRole("link", { name: /^Move/ }).click();
      await main(page).getByText("Cancel this chat", { exact: true }).click();
      await main(page).getByRole("button", { name: "Cancel Chat" }).click();
      await expect(success(page)).toContainText("Your free chat is cancelled.");
      await expect(main(page).getByRole("button", { name: "Move to this time" })).toHaveCount(0);
    });
  });
}

test.describe("a time that is gone", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("who is too late is offered the next times", async ({ page }) => {
    await signUp(page);
    await open(page, "/service/free-chat/?service=sop-drafting");
    // A page left open past its time.
    await sendPastTime(page);
    await main(page).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Book Free Chat" }).click();
    const problem = main(page).getByRole("alert");
    await expect(problem).toContainText("This time is no longer free. The next free times are");
    const next = chooseTime(page).getByRole("group", { name: "The next free times" });
    await expect(next.getByRole("radio")).toHaveCount(3);
    await expectGoodPage(page, "the next free times");
    await page.locator('input[type="hidden"][name="slot"]').evaluate((slot) => slot.remove());
    await next.getByRole("radio").first().check();
    await main(page).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Book Free Chat" }).click();
    await expect(page).toHaveURL(/\/account\/bookings\/[^/]+\?done=booked$/);
  });
});

async function sendPastTime(page: Page): Promise<void> {
  await main(page)
    .locator("form")
    .evaluate((form) => {
      const slot = document.createElement("input");
      Object.assign(slot, { type: "hidden", name: "slot", value: "2020-01-01T00:00:00.000Z" });
      form.prepend(slot);
    });
}
