import type { Page } from "@playwright/test";

import { expect, main, open, signUp, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { groupsPath, createGroup, anotherBrowser, pathOf } from "#tests/e2e/group-journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of (409|422)/ });

const log = (page: Page) => main(page).getByRole("region", { name: "Contribution log" });

test.describe("good pages", () => {
  test.use({ reducedMotion: "reduce" });

  test(
    "the list, creating, and a group as its member and as a visitor are good pages",
    { tag: "@wide" },
    async ({ page, browser }) => {
      test.setTimeout(120_000);
      await signUp(page);
      await page.goto(`${groupsPath}create?coAuthors=3`);
      await expectGoodPage(page, "create");
      await createGroup(page, `Long ${"sand".repeat(28)}`, 3);
      await log(page).getByLabel("What have you contributed?").fill("Cleaned the pictures\nof 2006.");
      await log(page).getByRole("button", { name: "Add to the log" }).click();
      await expect(main(page).getByText("Your contribution is in the log.")).toBeVisible();
      await expect(log(page)).toContainText("Meera Nair began the group, role Data.");
      await expect(log(page)).toContainText("Cleaned the pictures");
      await expectGoodPage(page, "group, as a member");
      const path = pathOf(page);
      await page.goto(`${path}?leave=1`);
      await expectGoodPage(page, "group, leaving");
      await page.goto(`${groupsPath}?show=mine`);
      await expect(main(page).getByText("You are in it")).toHaveCount(1);
      await expectGoodPage(page, "list, mine");
      const other = await anotherBrowser(browser, page);
      await other.goto(path);
      await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectGoodPage(other, "group, as a visitor");
      await other.goto(groupsPath);
      await expect(other.locator('meta[name="robots"]')).toHaveCount(0);
      await expectGoodPage(other, "list, as a visitor");
      await other.context().close();
    },
  );
});

test(
  "a title of any characters leads to its group, and a wrong one to the right one",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    const titles = ["100% (of) it/now? #1 \\ .. & <b>", "%2F%2e%2e;a=b", "नदी की रेत 水 🏞"];
    for (const title of titles) {
      await createGroup(page, title);
      const path = pathOf(page);
      const id = path.split("/").at(-1);
      await open(page, `${groupsPath}?show=mine`);
      await main(page)
        .getByRole("listitem")
        .filter({ hasText: title })
        .getByRole("link", { name: "See your group" })
        .click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
      expect(pathOf(page)).toBe(path);
      await page.reload();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
      for (const wrong of ["_", "Something_else", "%25", "a%2Fb"]) {
        await page.goto(`${groupsPath}${wrong}/${id}?done=joined`);
        expect(pathOf(page)).toBe(path);
      }
    }
  },
);

test.describe("what is unknown", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a group that there is not is a page that there is not", { tag: "@wide" }, async ({ page }) => {
    for (const id of [crypto.randomUUID(), "1", "create", "%00", "'--"]) {
      const answer = await page.goto(`${groupsPath}River_sand/${id}`);
      expect(answer?.status(), id).toBe(404);
    }
  });
});
