import { setTimeout as pause } from "node:timers/promises";

import type { Page } from "@playwright/test";

import { accessibilityFaults } from "#tests/e2e/accessibility-faults.ts";
import { expect, layOutAll } from "#tests/e2e/journey.ts";
import { inTurn, turnOf } from "#tests/e2e/wide.ts";
import { wide } from "#tests/setup/wide.ts";
import { htmlFaults } from "#tests/pages/html-faults.ts";

const softly = expect.configure({ soft: true });

export const layoutShiftMax = 0.05;

/** Valid HTML, accessible in its colour scheme, and no wider than the window. */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  await expectStandardHtml(page, name);
  const turn = turnOf(name);
  for (const scheme of inTurn(["light", "dark"] as const, turn)) {
    await showScheme(page, scheme);
    softly(await accessibilityFaults(page), `${name}, ${scheme}`).toEqual([]);
  }
  // Each width is as slow as a new page, so most pages get only the smallest phone.
  const wider = wide ? narrowest : turn % 3 === 0 ? inTurn(narrowest, turn) : [];
  await expectFits(page, name, [320, ...wider]);
}

export async function expectStandardHtml(page: Page, name: string): Promise<void> {
  softly(await htmlFaults(await page.content()), `${name}, HTML`).toEqual([]);
}

/** The smallest phone and each layout's narrowest window; wider ones only have more room. */
const narrowest = [400, 450, 480, 600, 640, 720, 768, 896, 960, 1024, 1100];

export async function expectFits(page: Page, name: string, widths: number[]): Promise<void> {
  await layOutAll(page);
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
 * Includes shifts right after input. `onceRead` skips shifts while the HTML still loads, which busy machines paint in
 * pieces.
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
        // Buffered entries arrive before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
    onceRead,
  );
}

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

/** A slow phone and network: fonts arrive long after the first paint, scripts last. */
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

/** One screen at a time, so lazy content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy machine may draw no frame for long; a second is enough for lazy content.
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

/** Once per address. */
function statusOf(page: Page, address: string): Promise<number> {
  const asked = answers.get(address) ?? page.request.get(address).then((answer) => answer.status());
  answers.set(address, asked);
  return asked;
}
