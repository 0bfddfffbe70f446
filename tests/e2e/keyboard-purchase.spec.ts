import type { Locator, Page } from "@playwright/test";

import { focusFault } from "#tests/e2e/focus-faults.ts";
import {
  box,
  expect,
  expectPrice,
  main,
  newPassword,
  open,
  openAtRest,
  payment,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";

test.use({ timezoneId: "Asia/Kolkata", viewport: { width: 1280, height: 800 } });

const stopsMax = 150;

/** Every stop on the way is looked at. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press("Tab");
    // What gives way to the focus takes a moment.
    await expect.poll(() => focusFault(page), { intervals: [0, 50, 100, 200] }).toBeNull();
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted.toString()} is not reached by the keyboard`);
}

async function tabAndPress(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test("somebody buys with the keyboard alone, from the home page on, and always sees where they are", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAtRest(page, "/");
  await tabAndPress(page, main(page).locator("#needs").getByRole("link", { name: "Cover letter drafting" }));
  await expect(page).toHaveURL("/service/premium/cover-letter/");
  await untilAwake(page);
  await expectPrice(page, "₹1,999.00");

  await tabAndPress(page, box(page).getByLabel("Lightning speed", { exact: true }), "Space");
  await expectPrice(page, "₹2,498.75");
  await tabAndPress(page, box(page).getByRole("button", { name: "Log In To Pay" }));
  await expect(page).toHaveURL(/\/account\/login\//);
  await tabAndPress(page, main(page).getByRole("link", { name: "Sign Up" }));

  await expect(page).toHaveURL(/\/account\/register/);
  await untilAwake(page);
  await tabAndType(page, "First name", "Meera");
  await tabAndType(page, "Last name", "Nair");
  await tabAndType(page, "Email", `keys-${crypto.randomUUID().slice(0, 12)}@example.org`);
  await tabAndType(page, "Mobile", "98765 43210");
  await tabAndType(page, "Password", newPassword);
  await tabAndPress(page, main(page).getByRole("button", { name: "Sign Up" }));

  await expect(page).toHaveURL(/\/cover-letter\/\?lightning=1&pay=/);
  await untilAwake(page);
  await expect(payment(page)).toBeVisible();
  await tabTo(page, payment(page).getByRole("radio", { checked: true }));
  const card = payment(page).getByLabel("Card", { exact: true });
  while (!(await card.isChecked())) await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/gateway=stripe/);
  await tabAndPress(page, payment(page).getByRole("button", { name: /^Pay / }));

  await expect(stripePay(page)).toBeVisible();
  await tabAndPress(page, stripePay(page));
  await expect(page).toHaveURL(/\/account\//);
  await expect(main(page)).toContainText("Cover letter drafting");
  await tabAndPress(
    page,
    main(page)
      .getByRole("link", { name: /^Fill in your details/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/account\/services\//);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]) {
  test(`each line of the price can be read beside a laptop's page, at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/service/premium/complete-application/?visa_help=1&coupon=WELCOME10");
    const lines = box(page).getByRole("region", { name: "How the price is made up" });
    await expect(lines).toContainText("WELCOME10");
    await box(page).getByLabel("Currency").focus();
    await tabTo(page, lines);
    const { top, bottom } = await lines.evaluate((element) => element.getBoundingClientRect().toJSON());
    const price = (await box(page).getByText("Price: ").locator("..").boundingBox())!;
    expect(bottom - 1).toBeLessThanOrEqual(price.y);
    expect(top).toBeGreaterThan(0);
  });
}

test("what has the focus and is covered, or does not show it, is found", async ({ page }) => {
  await openAtRest(page, "/contact");
  const link = main(page).getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await focusFault(page)).toBeNull();
  await page.locator(":focus").evaluate((element) => element.style.setProperty("outline", "none"));
  expect(await focusFault(page)).toContain("without a ring");
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 99; background: white";
    document.body.append(cover);
  });
  expect(await focusFault(page)).toContain("covered");
});
