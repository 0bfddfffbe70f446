import type { Locator, Page } from "@playwright/test";

import { CheapPhone, type Speed } from "#tests/e2e/cheap-phone.ts";
import { chooseResume, pressIn, whatWeNeed } from "#tests/e2e/intake-journey.ts";
import {
  box,
  expect as expectSoon,
  main,
  newPassword,
  orders,
  paidHeading,
  payment,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { pay } from "#tests/e2e/payment-journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

const expect = expectSoon.configure({ timeout: 60_000 });

test.use({
  timezoneId: "Asia/Kolkata",
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 60_000,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch/,
});
test.setTimeout(240_000);

const speeds: (Speed & { lostWhile: "the price is asked for" | "signing up" })[] = [
  { processor: 6, kilobits: 400, lostWhile: "the price is asked for" },
  { processor: 4, kilobits: 300, lostWhile: "signing up" },
  { processor: 8, kilobits: 300, lostWhile: "the price is asked for" },
];

const lost = (page: Page): Locator =>
  main(page).getByRole("status").filter({ hasText: "This page and what you typed stay here." });

const answers: Record<string, string> = {
  "Programme 1": "A university by the sea, oceanography, due in March.",
  "Programme 2": "A university on a lake, limnology, due in April.",
  "Its subject, university and marks": "B.Sc. Physics, 8.1 of 10, 2025",
  "Why this field?": "A tide table that my grandfather kept by hand.",
  "Two or three pieces of work you would tell a stranger about": "A buoy that lost its battery, twice.",
  "What do you want to do after the degree?": "To measure a coast that nobody measures.",
};

async function choose(page: Page, phone: CheapPhone, losesLine: boolean): Promise<void> {
  await main(page).getByRole("link", { name: "Choose options" }).tap();
  await expect(box(page).getByLabel("Customization")).toBeInViewport();
  await expect(box(page).getByText("Price: ").locator("..")).toContainText("₹");
  const before = await box(page).getByText("Price: ").locator("..").innerText();
  if (losesLine) await phone.loseLineAtRequest(/\.data\?/);
  await box(page).getByLabel("Customization").selectOption({ index: 2 });
  if (losesLine) {
    await expect(lost(page)).toBeVisible();
    await expect(box(page)).toHaveAttribute("aria-busy", "true");
    await box(page).getByRole("button", { name: "Log In To Pay" }).tap({ force: true });
    await expect(box(page)).toBeVisible();
    await phone.findLine();
  }
  await expect(box(page).getByText("Price: ").locator("..")).not.toHaveText(before);
  await expect(lost(page)).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute("aria-busy");
}

async function signUpSlowly(page: Page, phone: CheapPhone, losesLine: boolean): Promise<void> {
  await main(page).getByRole("button", { name: "Log In To Pay" }).last().tap();
  await main(page).getByRole("link", { name: "Sign Up" }).tap();
  await page.getByLabel("First name").fill("Meera");
  await page.getByLabel("Last name").fill("Nair");
  const email = `phone-${crypto.randomUUID().slice(0, 12)}@example.org`;
  await page.getByLabel("Email").fill(email);
  if (losesLine) await phone.loseLine();
  await page.getByLabel("Mobile").fill("+91 98765 43210");
  await page.getByLabel("Password").fill(newPassword);
  const signUp = main(page).getByRole("button", { name: "Sign Up" });
  await signUp.tap();
  if (!losesLine) return;
  await expect(lost(page)).toBeVisible();
  await phone.findLine();
  await expect(lost(page)).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toHaveValue(newPassword);
  await signUp.tap();
}

async function payByCard(page: Page): Promise<void> {
  await expect(payment(page)).toBeVisible();
  await payment(page).getByLabel("Card", { exact: true }).check();
  await expect(pay(page)).not.toHaveAttribute("aria-disabled");
  await pay(page).tap();
  await stripePay(page).tap();
  await expect(paidHeading(page)).toBeVisible();
  await expect(orders(page)).toContainText("Paid");
}

async function fillInIntake(page: Page, phone: CheapPhone): Promise<void> {
  await main(page)
    .getByRole("link", { name: /^Fill in your details/ })
    .first()
    .tap();
  const form = whatWeNeed(page);
  await expect(form).toBeVisible();
  // A page that has no scripts yet cannot say that its line is lost.
  await untilAwake(page);
  const typed = Object.entries(answers);
  for (const [label, answer] of typed.slice(0, 2)) await form.getByLabel(label).fill(answer);
  await phone.loseLine();
  for (const [label, answer] of typed.slice(2, 5)) await form.getByLabel(label).pressSequentially(answer);
  await form.getByLabel("Highest degree so far").selectOption("Bachelor’s");
  await expect(lost(page)).toBeVisible();
  await expect(form).toContainText(
    "You are offline. What you typed is kept on this device until it is sent.",
  );
  await pressIn(form, "Send");
  await expect(form.getByRole("alert")).toContainText("You are offline, so nothing was sent.");
  for (const [label, answer] of typed.slice(0, 5)) await expect(form.getByLabel(label)).toHaveValue(answer);
  await phone.findLine();
  await expect(lost(page)).toHaveCount(0);
  await expect(form).toContainText("Draft saved. We start once you send it.");
  for (const [label, answer] of typed.slice(5)) await form.getByLabel(label).fill(answer);
  await form.getByLabel("The first deadline").fill("2027-03-01");
  await chooseResume(form, "resume.txt");
  const marks = { name: "marks.txt", mimeType: "text/plain", buffer: Buffer.from("8.1 of 10") };
  await form.getByLabel("Transcripts or mark sheets").setInputFiles(marks);
  await pressIn(form, "Send");
  await expect(form).toContainText("We have your details.");
}

/** As the server has it, on a page loaded anew. */
async function expectArrived(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const sent = whatWeNeed(page);
  await sent.getByText("The answers").tap();
  for (const answer of [...Object.values(answers), "Bachelor’s", "resume.txt", "marks.txt"]) {
    await expect(sent.getByText(answer).first()).toBeVisible();
  }
}

for (const speed of inTurn(speeds, 0)) {
  const { processor, kilobits, lostWhile } = speed;
  test(`a phone ${processor} times slower, at ${kilobits} kbit/s, buys and fills in the form, its line lost while ${lostWhile} and in the form`, async ({
    page,
  }) => {
    const phone = await CheapPhone.from(page, speed);
    await page.goto("/service/premium/sop-drafting/");
    await choose(page, phone, lostWhile === "the price is asked for");
    await signUpSlowly(page, phone, lostWhile === "signing up");
    await payByCard(page);
    await fillInIntake(page, phone);
    await expectArrived(page);
  });
}
