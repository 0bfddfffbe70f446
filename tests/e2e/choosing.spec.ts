import {
  box,
  chooseCurrency,
  expect,
  expectPrice,
  madeUpOf,
  main,
  open,
  signUp,
  test,
} from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("a coupon is taken off and named, and a wrong one is said and takes nothing off", async ({ page }) => {
  await open(page, "/service/premium/resume-help/");
  await expectPrice(page, "₹2,499.00");
  await box(page).getByLabel("Coupon code").fill("welcome10");
  await box(page).getByRole("button", { name: "Apply" }).click();
  await expectPrice(page, "₹2,249.10");
  await expect(box(page).getByText("WELCOME10 takes ₹249.90 off.")).toBeVisible();
  await expect(madeUpOf(page)).toContainText("−₹249.90");

  for (const [code, why] of [
    ["NOSUCHCODE", "This coupon code is not valid."],
    ["EXPIRED5", "This coupon has ended."],
  ] as const) {
    await box(page).getByLabel("Coupon code").fill(code);
    await box(page).getByRole("button", { name: "Apply" }).click();
    await expect(box(page).getByLabel("Coupon code")).toHaveAccessibleDescription(new RegExp(why));
    await expectPrice(page, "₹2,499.00");
  }
});

test("a coupon waits until every required choice is made", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/service/premium/lor-drafting/");
  await box(page).getByLabel("Coupon code").fill("WELCOME10");
  await box(page).getByRole("button", { name: "Apply" }).click();
  await expect(box(page).getByText("Please select all the fields.").first()).toBeVisible();
  await box(page).getByLabel("Number of LORs").selectOption("3");
  await expectPrice(page, "₹5,397.30");
});

for (const [slug, choice] of inTurn(
  [
    ["sop-drafting", "Customization"],
    ["lor-drafting", "Number of LORs"],
    ["gre-consultation", "Sessions"],
    ["mock-interview", "Sessions"],
  ] as const,
  2,
)) {
  test(`${slug} is bought and carted only with ${choice.toLowerCase()}`, async ({ page }) => {
    await signUp(page);
    await open(page, `/service/premium/${slug}/`);
    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    await expect(box(page).getByText("Please select all the fields.")).toBeVisible();
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(box(page).getByLabel(choice)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

for (const slug of inTurn(["gre-consultation", "mock-interview"], 0)) {
  test(`${slug} says the rounds beside the sessions`, { tag: "@wide" }, async ({ page }) => {
    await open(page, `/service/premium/${slug}/`);
    const options = box(page).getByLabel("Sessions").getByRole("option");
    await expect(options.filter({ hasText: "1 session, 3 rounds" })).toHaveCount(1);
    await box(page).getByLabel("Sessions").selectOption({ label: "12 sessions, 36 rounds" });
    await expect(madeUpOf(page)).toContainText("12 sessions");
    await expect(madeUpOf(page)).toContainText("36 rounds");
  });
}

test("visa help brings dependents and mocks, each with its offer", async ({ page }) => {
  await open(page, "/service/premium/complete-application/");
  await expect(box(page).getByText("₹7,599.24 (was ₹9,999.00), 24% off")).toBeVisible();
  await expect(box(page).getByLabel("Dependents")).toHaveCount(0);
  await expect(box(page).getByLabel("Visa mocks")).toHaveCount(0);

  await box(page).getByLabel("Add visa help").check();
  await box(page).getByLabel("Dependents").selectOption({ label: "2 dependents" });
  // 9,999 + 2 × 5,999 = 21,997, of which 24% is 5,279.28.
  await expect(box(page).getByText("₹16,717.72 (was ₹21,997.00), 24% off")).toBeVisible();
  await expect(
    box(page).getByText("Each extra mock: ₹1,874.25 (was ₹2,499.00), 25% off with visa help"),
  ).toBeVisible();
  await expect(box(page).getByLabel("Visa mocks").getByRole("option")).toHaveText([
    "3 visa mocks, included",
    "4 visa mocks, 1 extra",
    "5 visa mocks, 2 extra",
    "6 visa mocks, 3 extra",
    "7 visa mocks, 4 extra",
    "8 visa mocks, 5 extra",
    "9 visa mocks, 6 extra",
  ]);
  await box(page).getByLabel("Visa mocks").selectOption("5");
  await expect(madeUpOf(page)).toContainText("2 extra visa mocks₹4,998.00");
  await expect(
    box(page).getByText("Each extra mock: ₹1,874.25 (was ₹2,499.00), 25% off with visa help"),
  ).toBeVisible();
  // 54,999 + 16,717.72 + 3,748.50
  await expectPrice(page, "₹75,465.22");
});

test("co-authors turn buying into making a group", { tag: "@wide" }, async ({ page }) => {
  await signUp(page);
  await open(page, "/service/premium/research-paper/");
  await expect(box(page).getByRole("button", { name: "Buy Now" })).toBeVisible();
  await box(page).getByLabel("Co-authors").selectOption("3");
  await expectPrice(page, "₹48,749.68");
  await expect(box(page).getByRole("button", { name: "Buy Now" })).toHaveCount(0);
  await expect(box(page).getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await box(page).getByRole("button", { name: "Create Group" }).click();
  await expect(page).toHaveURL("/service/research_groups/?coAuthors=3");
});

test(
  "one question is open at a time, and pressing it again closes it",
  { tag: "@wide" },
  async ({ page }) => {
    await page.goto("/service/premium/resume-help/");
    const questions = main(page).getByRole("region", { name: "Questions and answers" });
    const first = questions.getByRole("group").nth(0);
    const second = questions.getByRole("group").nth(1);
    await first.locator("summary").click();
    await expect(first).toHaveAttribute("open", "");
    await second.locator("summary").click();
    await expect(second).toHaveAttribute("open", "");
    await expect(first).not.toHaveAttribute("open");
    await second.locator("summary").click();
    await expect(second).not.toHaveAttribute("open");
  },
);

test("a service's info button says what the price covers", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/service/premium/application-review/");
  for (const name of ["What the price covers", "About MBA", "About Lightning speed"]) {
    await box(page).getByRole("button", { name }).click();
    const note = page.locator("[popover]:popover-open");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/\w/);
    await page.keyboard.press("Escape");
    await expect(note).toHaveCount(0);
  }
});

test(
  "another service starts at the top with its own choices and price",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/service/premium/complete-application/?universities=20");
    await expectPrice(page, "₹1,07,999.00");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await main(page).getByRole("link", { name: "All services" }).click();
    await expect(page).toHaveURL("/service/");
    await main(page).getByRole("link", { name: "Application review" }).click();
    await expectPrice(page, "₹19,999.00");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test("a choice made while the page's scripts are still on their way is priced when they come", async ({
  page,
}) => {
  await chooseCurrency(page, "INR");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/service/premium/complete-application/", { waitUntil: "commit" });
  await box(page).getByLabel("Number of universities").selectOption("12");
  release();
  await expectPrice(page, "₹73,999.00");
});
