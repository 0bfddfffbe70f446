import type { Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-hand.ts";
import { answerForm, chooseResume, openForm, pressIn, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  accountMenu,
  buyFromWallet,
  expect,
  fillCart,
  main,
  newPassword,
  payment,
  signOut,
  signUp,
  signUpWithFunds,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectStandardHtml } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

async function buyAndOpen(page: Page): Promise<string> {
  const username = await signUpWithFunds(page, 3_000);
  await buyFromWallet(page);
  await openForm(page);
  return username;
}

const found = (page: Page) => whatWeNeed(page).getByLabel("How did you find it?");

const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("typed ")));

test.use({ expectedErrors: /status of (401|403)/ });

test("a session that ended during the form loses nothing that was typed", async ({ page }) => {
  const username = await buyAndOpen(page);
  await answerForm(whatWeNeed(page));
  await page.context().clearCookies();
  await pressIn(whatWeNeed(page), "Send");
  const notice = main(page).getByText("You were signed out, so nothing was sent. Log in to go on.");
  await expect(notice).toContainText("What you typed is kept on this device.");
  await main(page).getByLabel("Email or username").fill(username);
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await main(page).getByRole("button", { name: "Log In" }).click();
  const form = whatWeNeed(page);
  await expect(form).toContainText("This was typed earlier and has not been sent.");
  await expect(found(page)).toHaveValue("On a noticeboard.");
  await expect(form.getByLabel("What are you applying for?")).toHaveValue("A post");
  await chooseResume(form, "resume.txt");
  await pressIn(form, "Send");
  await expect(form).toContainText("We have your details.");
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test("offline the form says so, keeps what was typed, and is sent once there is a connection", async ({
  page,
}) => {
  await buyAndOpen(page);
  const form = whatWeNeed(page);
  await answerForm(form);
  await page.context().setOffline(true);
  await pressIn(form, "Send");
  await expect(form.getByRole("alert")).toContainText("You are offline, so nothing was sent.");
  await expect(found(page)).toHaveValue("On a noticeboard.");
  await page.context().setOffline(false);
  await expect(form).toContainText("You are connected again. Send it now.");
  await pressIn(form, "Send");
  await expect(form).toContainText("We have your details.");
});

test("what was typed before the scripts came counts, also over an earlier text", async ({ page }) => {
  await buyAndOpen(page);
  await untilAwake(page);
  await found(page).fill("By a friend.");
  await found(page).blur();
  await expect(whatWeNeed(page)).toContainText("Draft saved. We start once you send it.");
  const letScriptsIn = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await found(page).fill("In a dream.");
  await whatWeNeed(page).getByLabel("What are you applying for?").selectOption("A post");
  letScriptsIn();
  await expect(whatWeNeed(page)).toContainText("Draft saved. We start once you send it.");
  await expect(found(page)).toHaveValue("In a dream.");
  await expect(whatWeNeed(page)).toContainText("2 of 4 answered");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(found(page)).toHaveValue("In a dream.");
});

test("what was typed and not sent comes back after a reload, and goes with signing out", async ({ page }) => {
  await buyAndOpen(page);
  await untilAwake(page);
  await found(page).fill("In a dream.");
  await page.reload();
  await expect(whatWeNeed(page)).toContainText("This was typed earlier and has not been sent.");
  await expect(found(page)).toHaveValue("In a dream.");
  await signOut(page);
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
  await expect.poll(() => keptIn(page)).toEqual([]);
});

test("each answer that is missing is a link to its question", async ({ page }) => {
  await buyAndOpen(page);
  const form = whatWeNeed(page);
  await pressIn(form, "Send");
  const alert = form.getByRole("alert").filter({ hasText: "Nothing was sent." });
  await expect(alert).toContainText(/\d+ answers are missing or wrong\./);
  await expectStandardHtml(page, "a form with answers missing");
  await alert.getByRole("link", { name: "How did you find it?" }).click();
  await expect(found(page)).toBeFocused();
  await expect(found(page)).toBeInViewport();
});

async function logInBesideAndGoOn(page: Page, username: string): Promise<void> {
  await expect(main(page)).toContainText("Nothing was sent. What you chose and typed is kept on this page.");
  const [beside] = await Promise.all([
    page.waitForEvent("popup"),
    main(page).getByRole("link", { name: "Log In" }).click(),
  ]);
  await main(beside).getByLabel("Email or username").fill(username);
  await main(beside).getByLabel("Password", { exact: true }).fill(newPassword);
  await main(beside).getByRole("button", { name: "Log In" }).click();
  await expect(accountMenu(beside)).toBeVisible();
  await beside.close();
  await main(page).getByRole("button", { name: "Continue with what I typed" }).click();
}

test.describe("after the session has ended", () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the form of a service is drawn again with what was typed", { tag: "@wide" }, async ({ page }) => {
      const username = await buyAndOpen(page);
      await answerForm(whatWeNeed(page));
      await page.context().clearCookies();
      await pressIn(whatWeNeed(page), "Send");
      await expect(main(page)).toContainText("Files have to be chosen again.");
      await logInBesideAndGoOn(page, username);
      const form = whatWeNeed(page);
      await expect(form.getByLabel("What are you applying for?")).toHaveValue("A post");
      await expect(found(page)).toHaveValue("On a noticeboard.");
      await chooseResume(form, "resume.txt");
      await pressIn(form, "Send");
      await expect(form).toContainText("We have your details.");
    });

    test("a cart is drawn again with what was chosen", { tag: "@wide" }, async ({ page }) => {
      const username = await signUp(page);
      await fillCart(
        page,
        { link: "complete-application", com_application_cos: 12 },
        { link: "cover-letter" },
      );
      await page.goto("/service/cart");
      await main(page).getByText("Change the choices").first().click();
      await main(page).getByLabel("Number of universities").selectOption("5");
      await main(page).getByLabel("Coupon code").fill("WELCOME10");
      await page.context().clearCookies();
      await main(page).getByRole("button", { name: "Buy Now" }).click();
      await logInBesideAndGoOn(page, username);
      await expect(main(page).getByLabel("Number of universities")).toHaveValue("5");
      await expect(main(page).getByLabel("Number of universities")).toBeVisible();
      await expect(main(page).getByLabel("Coupon code")).toHaveValue("WELCOME10");
      await main(page).getByRole("button", { name: "Buy Now" }).click();
      await expect(payment(page)).toBeVisible();
    });
  });

  for (const javaScriptEnabled of inTurn([true, false], 1)) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without any script", () => {
      test.use({ javaScriptEnabled });

      test("a group's form is drawn again with what was typed", { tag: "@wide" }, async ({ page }) => {
        const username = await signUp(page);
        await page.goto("/service/research_groups/create?coAuthors=3");
        await main(page).getByLabel("Title").fill("Gardens of castles");
        await main(page)
          .getByLabel("What the paper is about")
          .fill("How the gardens of castles changed, and who looked after them in each age.");
        await main(page).getByRole("radio").last().check();
        await page.context().clearCookies();
        await main(page).getByRole("button", { name: "Create Group" }).click();
        await logInBesideAndGoOn(page, username);
        await expect(main(page).getByLabel("Title")).toHaveValue("Gardens of castles");
        await expect(main(page).getByRole("radio").last()).toBeChecked();
        // Presses before scripts start have their own tests.
        await page.waitForLoadState("networkidle");
        await main(page).getByRole("button", { name: "Create Group" }).click();
        await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Gardens of castles");
      });
    });
  }
});
