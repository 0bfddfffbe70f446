import type { Page } from "@playwright/test";

import { layOutAll } from "#tests/e2e/journey.ts";

/** Text at twice its size, as somebody with weak eyes sets it. */
export async function doubleText(page: Page): Promise<void> {
  await layOutAll(page);
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = "200%";
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // Sizes that change softly.
    await Promise.all(document.getAnimations().map((change) => change.finished.catch(() => null)));
  });
}

/** What sticks out of the window, what a box cuts off, and words that are broken within. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== "none") return true;
      return false;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]") &&
      !isClipped(element);
    /** One can come to it by scrolling the box that it lies in. */
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const owner = text.parentElement;
      if (!owner || owner.closest("script, style, noscript, option, code, pre, svg") || !isShown(owner))
        continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}’']+|[\d.,]*\d/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
        const around = text.data.slice(Math.max(0, index - 20), index + word.length + 10).trim();
        // An address, or a name that programs use, has no syllables; what customers write may be anything.
        const isAddress =
          owner.closest("blockquote, bdi") !== null ||
          (/\S*[@/_]\S*/.exec(around)?.[0].includes(word) ?? false);
        const tops = new Set(pieces.map(({ top }) => Math.round(top / 4)));
        if (tops.size > 1 && !isAddress) faults.push(`broken: ${word} in ${owner.tagName} "${around}"`);
        const out = pieces.find(({ left, right }) => right > innerWidth + 1 || left < -1);
        if (out && !isScrolled(owner)) faults.push(`sticks out: ${word} in ${owner.tagName} "${around}"`);
        const cut = cutBy(owner, pieces);
        if (cut) faults.push(`cut off: ${word} in ${owner.tagName} "${around}" by ${cut}`);
      }
    }
    for (const control of document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea",
    )) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 1 && isShown(control) && (right > innerWidth + 1 || left < -1) && !isScrolled(control))
        faults.push(`sticks out: ${control.outerHTML.slice(0, 120)}`);
    }
    return [...new Set(faults)];

    function cutBy(owner: Element, pieces: DOMRect[]): string | null {
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return null;
        if (overflowX !== "hidden" && overflowX !== "clip") continue;
        const box = at.getBoundingClientRect();
        if (box.width > 2 && pieces.some(({ right, left }) => right > box.right + 1 || left < box.left - 1))
          return at.className || at.tagName;
      }
      return null;
    }
  });
}
