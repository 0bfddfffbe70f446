import type { Page } from "@playwright/test";

import { dock, scrollAndPause } from "#tests/e2e/dock.ts";
import { openForm } from "#tests/e2e/intake-journey.ts";
import {
  expect,
  fillCart,
  layOutAll,
  openAtRest,
  payment,
  signUp,
  signUpAndBuy,
  test,
} from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", reducedMotion: "reduce", viewport: { width: 360, height: 740 } });

const screens = 8;

const visitors = [
  ["/", "/service/", "/contact", "/service/research_groups/"],
  [
    "/service/premium/complete-application/?visa_help=1",
    "/service/premium/sop-drafting/",
    "/service/premium/research-paper/?co_authors=2",
  ],
  ["/service/premium/eb2-niw/", "/service/premium/australia-national-innovation-visa-subclass-858/"],
];

for (const [turn, every] of visitors.entries()) {
  const pages = inTurn(every, turn);
  // Every page has the same room at its foot; the visa's has most of what can be covered.
  test(
    `Help and WhatsApp cover nothing of ${pages.join(", ")}`,
    turn === 2 ? {} : { tag: "@wide" },
    async ({ page }) => {
      for (const path of pages) {
        await openAtRest(page, path);
        await expectNothingCovered(page);
      }
    },
  );
}

test("Help and WhatsApp cover nothing of a customer's pages", { tag: "@wide" }, async ({ page }) => {
  await signUpAndBuy(page);
  await openForm(page);
  await page.waitForLoadState("networkidle");
  await expectNothingCovered(page);
  await fillCart(page, { link: "cover-letter" }, { link: "resume-help" });
  for (const path of ["/service/cart", "/service/wallet/", "/account/dashboard/"]) {
    await openAtRest(page, path);
    await expectNothingCovered(page);
  }
});

test("Help and WhatsApp cover nothing of the payment dialog", async ({ page }) => {
  await signUp(page);
  await page.goto(`/service/premium/resume-help/?pay=${crypto.randomUUID()}`);
  await expect(payment(page)).toBeVisible();
  expect(await covered(page)).toEqual([]);
});

test("on a slow phone they are not seen until it is known what lies beneath", async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dock(page)).toHaveCSS("opacity", "0");
  release();
  await page.waitForLoadState("networkidle");
  await scrollAndPause(page, 100_000);
  await expect(dock(page)).toHaveCSS("opacity", "1");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Help and WhatsApp stand after the last words of a page", async ({ page }) => {
    for (const path of ["/", "/service/premium/sop-drafting/", "/service/premium/eb2-niw/"]) {
      await page.goto(path);
      const help = (await dock(page).boundingBox())!;
      const footer = (await page.getByRole("contentinfo").boundingBox())!;
      expect(help.y, path).toBeGreaterThanOrEqual(footer.y + footer.height - 1);
    }
  });
});

async function expectNothingCovered(page: Page): Promise<void> {
  await layOutAll(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const step = Math.max(370, Math.ceil(end / screens));
  for (let top = 0; top < end; top += step) {
    await scrollAndPause(page, top);
    expect(await covered(page), `${page.url()} scrolled to ${top}`).toEqual([]);
  }
  await scrollAndPause(page, end + 1_000);
  expect(await covered(page), `the end of ${page.url()}`).toEqual([]);
  await expect(dock(page), `the end of ${page.url()}`).toHaveCSS("opacity", "1");
}

function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dock = document.querySelector('aside[aria-label="Help"]')!;
    if (getComputedStyle(dock).opacity === "0") return [];
    const isCovered = (owner: Element, { left, top, width, height }: DOMRect) => {
      if (width < 2 || height < 2 || dock.contains(owner)) return false;
      const [first, ...rest] = document.elementsFromPoint(left + width / 2, top + height / 2);
      if (!first || !dock.contains(first)) return false;
      const next = rest.find((element) => !dock.contains(element));
      return next !== undefined && (owner.contains(next) || next.contains(owner));
    };
    const faults: string[] = [];
    for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      if (isCovered(control, control.getBoundingClientRect())) faults.push(control.outerHTML.slice(0, 120));
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      for (const { 0: amount, index } of text.data.matchAll(/(?:\p{Sc}|\b[A-Z]{3}\u00A0)[\d,.]*\d/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        if (isCovered(text.parentElement!, range.getBoundingClientRect())) faults.push(amount);
      }
    }
    return faults;
  });
}
