import type { Page } from "@playwright/test";

import { dock, scrollAndPause } from "#tests/e2e/dock.ts";
import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import { expect, layOutAll, main, open, openAtRest, signUp, test } from "#tests/e2e/journey.ts";
import { wide } from "#tests/setup/wide.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });

const messaging = (page: Page) => dock(page).getByRole("link", { name: "WhatsApp" });
const help = (page: Page) => dock(page).getByRole("button", { name: "Help" });

const visas = ["o-1-visa", "eb2-niw", "global-talent-visa-uk"];

test(
  "the messaging widget is a link to the support number, in a new tab",
  { tag: "@wide" },
  async ({ page }) => {
    await open(page, "/");
    await expect(messaging(page)).toHaveAttribute("href", /^https:\/\/wa\.me\/\d{6,15}\?text=/);
    await expect(messaging(page)).toHaveAttribute("target", "_blank");
    await expect(messaging(page)).toHaveAttribute("rel", "noreferrer");
  },
);

for (const slug of inTurn(visas, 0)) {
  test(`${slug} hides chat modal and assistant, moves the messaging widget, and gives all back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/service/?q=visa");
    await expect(help(page)).toBeVisible();
    const atFoot = await messaging(page).boundingBox();
    await main(page).locator(`a[href="/service/premium/${slug}/"]`).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/$`));
    await expect(help(page)).toHaveCount(0);
    await expect(messaging(page)).toBeVisible();
    expect((await messaging(page).boundingBox())!.y).toBeLessThan(atFoot!.y);
    await page.goBack();
    await expect(help(page)).toBeVisible();
    expect((await messaging(page).boundingBox())!.y).toBe(atFoot!.y);
  });
}

test(
  "on a visa page it stands lower at each of the breakpoints 480, 768 and 1024 px",
  { tag: "@wide" },
  async ({ page }) => {
    const aboveFoot: number[] = [];
    await open(page, "/service/premium/singapore-one-pass/");
    for (const width of [479, 480, 719, 720, 767, 768, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const { y, height } = (await messaging(page).boundingBox())!;
      aboveFoot.push(Math.round(900 - y - height));
    }
    const [at479, at480, at719, at720, at767, at768, at1023, at1024] = aboveFoot as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(at479).toBeGreaterThan(at480);
    expect(at480).toBe(at719);
    expect(at719).toBeGreaterThan(at720);
    expect(at720).toBe(at767);
    expect(at767).toBeGreaterThan(at768);
    expect(at768).toBe(at1023);
    expect(at1023).toBeGreaterThan(at1024);
  },
);

test.describe("before, and without, JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each widget stands where the policy says, and its links lead to pages", async ({ page }) => {
    await page.goto("/service/premium/o-1-visa/");
    await expect(messaging(page)).toBeVisible();
    await expect(help(page)).toHaveCount(0);
    await page.goto("/");
    await help(page).click();
    await page.getByRole("link", { name: "Find the right service" }).click();
    await expect(page).toHaveURL(/\/guide$/);
    await page.getByRole("radio", { name: "Canada" }).check();
    await page.getByRole("radio", { name: "Stay for good" }).check();
    await page.getByRole("button", { name: "Show what fits" }).click();
    await expect(main(page).locator('a[href="/service/premium/express-entry/"]')).toBeVisible();
  });
});

const fewerToCover = [
  ["/service/premium/sop-drafting/", 360],
  ["/service/premium/sop-drafting/", 800],
  ["/service/premium/o-1-visa/", 360],
] as const;

for (const [path, width] of [
  ...(wide ? fewerToCover : []),
  // Has the most to cover: box, foot bar and index.
  ...inTurn([360, 480, 768, 1280], 0).map((each) => ["/service/premium/eb2-niw/", each] as const),
]) {
  test(`${path} at ${width} px: nothing that can be pressed lies under a widget`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    await openAtRest(page, path);
    await layOutAll(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < Math.min(end, 6_000); top += 370) {
      await scrollAndPause(page, top);
      expect(await pressableUnderDock(page), `scrolled to ${top}`).toEqual([]);
    }
  });
}

function pressableUnderDock(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('aside[aria-label="Help"]')!;
    if (getComputedStyle(shown).opacity === "0") return [];
    const dockBox = shown.getBoundingClientRect();
    const controls = document.querySelectorAll(
      "main :is(button, input, select, textarea, summary, [data-variant]), main a[href='#start-now']",
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const apart =
          box.right <= dockBox.left ||
          box.left >= dockBox.right ||
          box.bottom <= dockBox.top ||
          box.top >= dockBox.bottom;
        return !apart && box.width > 1 && box.height > 1;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

test("the assistant asks two questions and leads to what fits, without leaving by a full load", async ({
  page,
}) => {
  await open(page, "/service/cart");
  await page.evaluate("window.stillHere = true");
  await help(page).click();
  await page.getByRole("link", { name: "Find the right service" }).click();
  const dialog = page.getByRole("dialog", { name: "Find the right service" });
  await expect(dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("radio", { name: "USA" }).check();
  await dialog.getByRole("radio", { name: "Work", exact: true }).check();
  await dialog.getByRole("button", { name: "Show what fits" }).click();
  await expect(page).toHaveURL(/\/guide\?where=usa&what=work$/);
  await expect(dialog).toHaveCount(0);
  await expect(main(page).locator('a[href="/service/premium/o-1-visa/"]')).toBeVisible();
  expect(await page.evaluate("window.stillHere")).toBe(true);
});

test("the chat modal leads a visitor to the log-in and back, and a customer to where it is booked", async ({
  page,
}) => {
  await open(page, "/reviews/");
  const openModal = async () => {
    await help(page).press("Enter");
    await page.getByRole("link", { name: "Free five-minute WhatsApp chat" }).press("Enter");
    return page.getByRole("dialog", { name: "Free five-minute WhatsApp chat" });
  };
  const dialog = await openModal();
  await expect(dialog.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/account/login/?next=%2Freviews%2F",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await signUp(page);
  await open(page, "/reviews/");
  await expect((await openModal()).getByRole("link", { name: "Choose a service" })).toHaveAttribute(
    "href",
    "/service/",
  );
  await open(page, "/service/premium/cover-letter/");
  await (await openModal()).getByRole("link", { name: "Book Free Chat" }).click();
  await expect(page).toHaveURL("/service/premium/cover-letter/#free-chat");
  await expect(dialog).toHaveCount(0);
});

test("a dialog's script comes only when it is asked for", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /help-dialog/.test(url))).toEqual([]);
});

test("no widget is printed, and none is shown to a screen that pays", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/terms");
  await page.emulateMedia({ media: "print" });
  await expect(dock(page)).toBeHidden();
});
