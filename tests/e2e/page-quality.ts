import type { Page } from "@playwright/test";

import { accessibilityFaults, expect } from "#tests/e2e/journey.ts";

const softly = expect.configure({ soft: true });

/** The most a page may move while it loads and is scrolled through. */
export const layoutShiftMax = 0.05;

/** Accessible in both schemes, and as wide as the window at every width. */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  await showScheme(page, "light");
  softly(await accessibilityFaults(page), `${name}, light`).toEqual([]);
  await showScheme(page, "dark");
  softly(await accessibilityFaults(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
  await expectFits(page, name);
}

/** The smallest phone, then both sides of every width at which a layout may change (spec section 2). */
const widths = [320, ...[400, 450, 480, 600, 720, 768, 1024, 1100].flatMap((width) => [width - 1, width])];

/** Nothing sticks out, at any width. */
export async function expectFits(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    // Polled: a page takes a frame or two to lay itself out anew.
    const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
    await softly
      .poll(scrolled, { message: `${name} at ${width} px`, timeout: 2000 })
      .toBeLessThanOrEqual(width);
  }
  if (size) await page.setViewportSize(size);
}

/** Colours are read only when the page has been painted in the scheme asked for. */
async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** How much of the page has moved so far, whether or not someone had just pressed something. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // The buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

/** To the foot of the page as a reader goes, a screen at a time, so that everything that comes into sight loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

const answers = new Map<string, Promise<number>>();

/** Every link on the page that stays on this site, and what it answered where it was not found. */
export async function deadLinks(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.search + link.hash),
  );
  const faults: string[] = [];
  for (const href of new Set(hrefs)) {
    const [address = "", anchor] = href.split("#");
    const status = await statusOf(page, address);
    if (status >= 400) faults.push(`${href}: ${status}`);
    if (anchor && isHere(page, address) && (await page.locator(`[id="${anchor}"]`).count()) === 0) {
      faults.push(`${href}: no such anchor`);
    }
  }
  return faults;
}

/** Asked once for each address, whichever page names it. */
function statusOf(page: Page, address: string): Promise<number> {
  const asked = answers.get(address) ?? page.request.get(address).then((answer) => answer.status());
  answers.set(address, asked);
  return asked;
}

function isHere(page: Page, address: string): boolean {
  const { pathname, search } = new URL(page.url());
  return address === pathname + search;
}
