import type { Page } from "@playwright/test";

import { publicPages } from "#app/http/public-pages.ts";
import { expect, test } from "#tests/e2e/journey.ts";
import { layoutShift, layoutShiftMax } from "#tests/e2e/page-quality.ts";
import { wide } from "#tests/setup/wide.ts";
import { fontsInTurn, inTurn } from "#tests/e2e/wide.ts";

// Scripts are blocked, because they move things too.
test.use({ reducedMotion: "reduce", expectedErrors: /net::ERR_FAILED/ });

const atATime = 6;

const devices = [
  { device: "a wide screen", viewport: { width: 1440, height: 900 } },
  { device: "a phone", viewport: { width: 360, height: 740 } },
];

for (let from = 0; from < publicPages.length; from += atATime) {
  const pages = publicPages.slice(from, from + atATime);
  const turn = from / atATime;
  for (const { device, viewport } of wide || turn < 3 ? inTurn(devices, turn) : []) {
    test.describe(`on ${device}`, fontsInTurn(turn), () => {
      test.use({ viewport });

      test(`every page does not move when its fonts come late: ${pages.join(", ")}`, async ({ page }) => {
        await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
        const moved: Record<string, number> = {};
        for (const path of pages) {
          const shift = await shiftByFonts(page, path);
          if (shift >= layoutShiftMax) moved[path] = shift;
        }
        expect(moved).toEqual({});
      });
    });
  }
}

async function shiftByFonts(page: Page, path: string): Promise<number> {
  const { promise: painted, resolve: letFontsIn } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await page.evaluate(() => document.fonts.check("1em Inter")), "painted in the system's").toBe(false);
  letFontsIn();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("1em Inter")), "painted in ours").toBe(true);
  const shift = await layoutShift(page);
  await page.unroute(/\.woff2$/);
  return shift;
}
