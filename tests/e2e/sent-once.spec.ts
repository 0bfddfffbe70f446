import type { Page } from "@playwright/test";

import { expect, main, openAtRest, signUp, test } from "#tests/e2e/journey.ts";

/** Holds what is posted below an address until it is let go. */
async function holdPosts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("of two forms on a page only the one that was sent shows that it is on its way", async ({ page }) => {
  const username = await signUp(page);
  await openAtRest(page, `/profile/${username}/`);
  const letGo = await holdPosts(page, "/profile/");
  const picture = main(page).getByRole("button", { name: "Save the picture" });
  await picture.click();
  await expect(picture).toHaveAttribute("data-pending", "true");
  await expect(main(page).getByRole("button", { name: "Save changes" })).not.toHaveAttribute("data-pending");
  letGo();
  await expect(main(page)).toContainText("Your profile is saved.");
});
