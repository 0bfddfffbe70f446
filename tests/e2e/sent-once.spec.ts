import type { Page } from "@playwright/test";

import { expect, main, openAtRest, signUp, test } from "#tests/e2e/journey.ts";

async function holdPosts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}**`, async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("a form that the browser sends shows it at the pressed button, and is sent once", async ({ page }) => {
  await signUp(page);
  await openAtRest(page, "/account/security");
  const everywhere = main(page).getByRole("button", { name: "Sign out everywhere" });
  // Twice before the browser leaves the page, which it does once this returns.
  const pressed = await everywhere.evaluate((button: HTMLButtonElement) => {
    const kept: boolean[] = [];
    window.addEventListener("submit", (event) => kept.push(event.defaultPrevented));
    button.click();
    const shown = button.dataset["sent"];
    button.click();
    return { shown, kept };
  });
  expect(pressed).toEqual({ shown: "true", kept: [false, true] });
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
});

test(
  "of two forms on a page only the one that was sent shows that it is on its way",
  { tag: "@wide" },
  async ({ page }) => {
    const username = await signUp(page);
    await openAtRest(page, `/profile/${username}/`);
    const letGo = await holdPosts(page, "/profile/");
    const picture = main(page).getByRole("button", { name: "Save the picture" });
    await picture.click();
    await expect(picture).toHaveAttribute("data-pending", "true");
    await expect(main(page).getByRole("button", { name: "Save changes" })).not.toHaveAttribute(
      "data-pending",
    );
    letGo();
    await expect(main(page)).toContainText("Your profile is saved.");
  },
);
