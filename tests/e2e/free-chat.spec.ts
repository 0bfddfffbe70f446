import type { Page } from "@playwright/test";
import { wide } from "#tests/setup/wide.ts";

import {
  buyFromWallet,
  expect,
  main,
  open,
  signIn,
  signUp,
  signUpWithFunds,
  test,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const path = "/service/premium/cover-letter/";
const chat = (page: Page) => page.getByRole("region", { name: "Free five-minute WhatsApp chat" });
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Your Free Consultation Session has been Booked" });
const problem = (page: Page) => main(page).getByRole("alert");
const chats = (page: Page) => main(page).getByRole("region", { name: "Your free chats" });
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function book(page: Page): Promise<void> {
  await chat(page).getByRole("checkbox").check();
  await chat(page).getByRole("button", { name: "Book Free Chat" }).click();
}

const expectInView = (page: Page) => expect(problem(page)).toBeInViewport();

for (const [width, javaScriptEnabled] of inTurn(
  [
    [360, false],
    [1440, true],
  ] as const,
  0,
)) {
  test.describe(`at ${width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });
    const visit = (page: Page, to: string) => (javaScriptEnabled ? open(page, to) : page.goto(to));

    test("a customer books, is sent on to the chat, and cancels on the dashboard", async ({ page }) => {
      await signUp(page);
      await visit(page, path);
      await expect(chat(page).getByLabel("WhatsApp number")).toHaveValue("9876543210");
      await expect(chat(page).getByLabel("Country")).toHaveValue("IN");
      await expect(chat(page).getByLabel("Service")).toHaveValue("cover-letter");
      await chat(page).getByLabel("Day you would like").fill(dayAhead(3));
      await book(page);

      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toBeInViewport();
      await expect(dialog(page)).toContainText("+91 98765 43210");
      const now = dialog(page).getByRole("link", { name: "Chat Now" });
      await expect(now).toHaveAttribute("target", "_blank");
      const href = new URL((await now.getAttribute("href")) ?? "");
      expect(href.origin).toBe("https://wa.me");
      expect(href.searchParams.get("text")).toMatch(
        /^Hello, I have booked .*\nService: .+\nWhatsApp number: \+91 98765 43210\nDay I would like: \d+ \w+ \d{4}$/,
      );
      await dialog(page).getByRole("link", { name: "Later" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(chat(page)).toContainText("Requested");
      await expect(chat(page).getByRole("button", { name: "Book Free Chat" })).toHaveCount(0);

      await chat(page).getByRole("link", { name: "See it on your dashboard" }).click();
      await expect(chats(page)).toContainText("Requested");
      await chats(page)
        .getByRole("link", { name: /^Cancel/ })
        .click();
      const question = page.getByRole("dialog", { name: "Cancel this free chat?" });
      await expect(question).toBeInViewport();
      await question.getByRole("link", { name: "Keep Chat" }).click();
      await expect(question).toHaveCount(0);
      await expect(chats(page)).toContainText("Requested");
      await chats(page)
        .getByRole("link", { name: /^Cancel/ })
        .click();
      await question.getByRole("button", { name: "Cancel Chat" }).click();
      await expect(chats(page)).toContainText("Your free chat is cancelled.");
      await expect(chats(page)).toContainText("This chat was cancelled.");
      await expect(chats(page).getByRole("link", { name: /^Cancel/ })).toHaveCount(0);

      await visit(page, path);
      await expect(chat(page).getByRole("button", { name: "Book Free Chat" })).toBeVisible();
    });

    test(
      "a wrong number is said in red at the head of the page, and the form keeps what was typed",
      { tag: "@wide" },
      async ({ page }) => {
        await signUp(page);
        await visit(page, path);
        await chat(page).getByLabel("WhatsApp number").fill("98765");
        await chat(page).getByLabel("Country").selectOption({ label: "Nepal (+977)" });
        await chat(page).getByLabel("Service").selectOption("resume-help");
        await book(page);
        await expect(problem(page)).toContainText("Enter 6 to 14 digits, without the country code.");
        await expectInView(page);
        const number = chat(page).getByLabel("WhatsApp number");
        await expect(number).toHaveAccessibleDescription(/Error: .*Enter 6 to 14 digits/);
        await expect(number).toHaveValue("98765");
        await expect(chat(page).getByLabel("Country")).toHaveValue("NP");
        await expect(chat(page).getByLabel("Service")).toHaveValue("resume-help");
        await expect(chat(page).getByRole("checkbox")).toBeChecked();

        await problem(page).getByRole("link", { name: "Back to the form" }).click();
        await expect(number).toBeInViewport();
        await number.fill("9841234567");
        await chat(page).getByRole("button", { name: "Book Free Chat" }).click();
        await expect(dialog(page)).toContainText("+977 984 1234567");
      },
    );
  });
}

test("a premium customer books on a phone and on a wide screen", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signUpWithFunds(page, 3_000);
  await buyFromWallet(page);
  await open(page, path);
  await expect(main(page).getByRole("link", { name: "Write a Testimonial" })).toBeVisible();
  await book(page);
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/service/premium/resume-help/");
  await book(page);
  await expect(dialog(page)).toContainText("+91 98765 43210");
  await open(page, "/account/dashboard/");
  await expect(chats(page).getByText("Requested", { exact: true })).toHaveCount(2);
});

test("who is not logged in is led to the log-in and back to the box", { tag: "@wide" }, async ({ page }) => {
  await open(page, `${path}?lightning=1`);
  await expect(chat(page).getByLabel("WhatsApp number")).toHaveCount(0);
  await chat(page).getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email or username").fill("asha");
  await page.getByLabel("Password").fill(process.env["DEMO_PASSWORD"] ?? "");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/cover-letter\/\?lightning=1#free-chat$/);
  await expect(chat(page).getByLabel("WhatsApp number")).toHaveValue("9000000001");
  await expect(chat(page).getByRole("heading")).toBeInViewport();
});

test.describe("another tab", () => {
  test.use({ expectedErrors: /status of (401|403|409)/ });

  test(
    "that books first leaves the second a sentence and the way to the dashboard",
    { tag: "@wide" },
    async ({ page, context }) => {
      await signUp(page);
      await open(page, path);
      const other = await context.newPage();
      await open(other, path);
      await book(other);
      await expect(dialog(other)).toBeVisible();
      await book(page);
      await expect(problem(page)).toContainText("You have an open free chat about this service.");
      await problem(page).getByRole("link", { name: "See your free chats" }).click();
      await expect(chats(page).getByText("Requested", { exact: true })).toHaveCount(1);
    },
  );

  test(
    "in which one signed out keep what the first typed until the log-in",
    { tag: "@wide" },
    async ({ page, context }) => {
      await signUp(page);
      await open(page, path);
      // The page reloads prices once its time zone is known; the answer is still the customer's.
      await page.waitForLoadState("networkidle");
      await context.clearCookies();
      await book(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You were signed out");
      await expect(page.getByRole("link", { name: "Log In (in a new tab)" })).toHaveAttribute(
        "href",
        /next=.*free-chat/,
      );
    },
  );
});

test("the dialog closes with Escape, and an old address opens none", { tag: "@wide" }, async ({ page }) => {
  await signUp(page);
  await open(page, path);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.context().clearCookies();
  await signIn(page, "asha");
  await open(page, address);
  await expect(dialog(page)).toHaveCount(0);
});

test(
  "a chat has no calendar file before it has a time, and none for others",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await open(page, path);
    await book(page);
    await expect(dialog(page)).toBeVisible();
    const id = new URL(page.url()).searchParams.get("booked");
    const file = await page.request.get(`/account/bookings/${id}/calendar.ics`);
    expect(file.status()).toBe(404);
    await open(page, "/account/dashboard/");
    await expect(chats(page).getByRole("link", { name: /Calendar file/ })).toHaveCount(0);
  },
);

test("the box, the alert, the dialog and the dashboard are accessible and fit every width", async ({
  page,
}) => {
  await signUp(page);
  await open(page, path);
  await expect(chat(page).getByRole("button", { name: "Book Free Chat" })).toBeVisible();
  if (wide) await expectGoodPage(page, "the chat box");
  await chat(page).getByLabel("WhatsApp number").fill("98765");
  await book(page);
  await expect(problem(page)).toBeVisible();
  await expectGoodPage(page, "the chat box after a refusal");
  await chat(page).getByLabel("WhatsApp number").fill("9876543210");
  await book(page);
  await expect(dialog(page)).toBeVisible();
  if (wide) await expectGoodPage(page, "the dialog");
  await open(page, "/account/dashboard/");
  await expect(chats(page)).toBeVisible();
  await expectGoodPage(page, "the dashboard");
});

test("EB-2 NIW has the box too", { tag: "@wide" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/eb2-niw/");
  await book(page);
  await expect(dialog(page)).toBeVisible();
});
