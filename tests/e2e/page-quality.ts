import { setTimeout as pause } from "node:timers/promises";

import type { Page } from "@playwright/test";

import { accessibilityFaults, expect } from "#tests/e2e/journey.ts";
import { inTurn, turnOf } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";
import { htmlFaults } from "#tests/pages/html-faults.ts";

const softly = expect.configure({ soft: true });

/** The most a page may move while it loads and is scrolled through. */
export const layoutShiftMax = 0.05;

/** Standard HTML as it stands there now, accessible in its scheme, and as wide as the window at every width. */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  await expectStandardHtml(page, name);
  const turn = turnOf(name);
  for (const scheme of inTurn(["light", "dark"] as const, turn)) {
    await showScheme(page, scheme);
    softly(await accessibilityFaults(page), `${name}, ${scheme}`).toEqual([]);
  }
  // Each width costs as much as opening the page, so most pages are looked at on the smallest phone alone.
  const wider = wide ? narrowest : turn % 3 === 0 ? inTurn(narrowest, turn) : [];
  await expectFits(page, name, [320, ...wider]);
}

/** What stands on the page now is as the HTML standard asks: dialogs, refusals and whatever scripts have drawn. */
export async function expectStandardHtml(page: Page, name: string): Promise<void> {
  softly(await htmlFaults(await page.content()), `${name}, HTML`).toEqual([]);
}

/** Besides the smallest phone, the narrowest window of every layout: in a wider one there is only more room. */
const narrowest = [400, 450, 480, 600, 640, 720, 768, 896, 960, 1024, 1100];

/** Nothing sticks out, at any width. */
export async function expectFits(page: Page, name: string, widths: number[]): Promise<void> {
  const size = page.viewportSize();
  const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 640 });
    if ((await scrolled()) <= width) continue;
    // Asked again: a page takes a frame or two to lay itself out again.
    await softly.poll(scrolled, { message: `${name} at ${width} px` }).toBeLessThanOrEqual(width);
  }
  if (size && size.width !== page.viewportSize()?.width) await page.setViewportSize(size);
}

async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
}

/**
 * How much of the page has moved so far, whether or not someone had just pressed something; `onceRead` leaves out what
 * moved while the browser was still reading the page, which a crowded machine paints in pieces.
 */
export async function layoutShift(page: Page, { onceRead = false } = {}): Promise<number> {
  return page.evaluate(
    (later) =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const from = later ? (navigation?.domInteractive ?? 0) : 0;
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= from) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        // The buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
    onceRead,
  );
}

/** What has moved, for a message: each part, from where and to where. */
export async function whatMoved(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        type Shift = {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as Shift[])
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${value.toFixed(4)} ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`,
              );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moved.join("; ")))));
      }),
  );
}

/** A slow phone on a slow line: the page is painted long before its fonts are there, and its scripts come last. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const [files, lateMs] of [
    [/\.woff2$/, 600],
    [/\/assets\/.+\.js$/, 1_200],
  ] as const) {
    await page.route(files, async (route) => {
      await pause(lateMs);
      await route.continue();
    });
  }
}

/** To the foot of the page as a reader goes, a screen at a time, so that everything that comes into sight loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A crowded machine may draw no frame for a long time: a second is enough for what comes into sight to load.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
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
  const { addresses, anchorless } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      (link) => link.origin === location.origin,
    );
    const here = location.pathname + location.search;
    const leadsNowhere = ({ pathname, search, hash }: HTMLAnchorElement) =>
      hash && pathname + search === here && !document.querySelector(`[id="${hash.slice(1)}"]`);
    return {
      addresses: links.map(({ pathname, search }) => pathname + search),
      anchorless: links.filter(leadsNowhere).map(({ href }) => `${href}: no such anchor`),
    };
  });
  const faults = new Set(anchorless);
  for (const address of new Set(addresses)) {
    const status = await statusOf(page, address);
    if (status >= 400) faults.add(`${address}: ${status}`);
  }
  return [...faults];
}

/** Asked once for each address, whichever page names it. */
function statusOf(page: Page, address: string): Promise<number> {
  const asked = answers.get(address) ?? page.request.get(address).then((answer) => answer.status());
  answers.set(address, asked);
  return asked;
}
