import { type RefObject, useEffect } from "react";

/** Buttons, fields, links, and amounts that are set as such. */
const kept = "button, input, select, textarea, summary, label, a[href], [data-variant], [data-figure]";

/** An amount in running words: `₹54,999.00`, `AWG 80.60`, `CA$12`. */
const amount = /(?:\p{Sc}|\b[A-Z]{3}\u00A0)\d/u;

/** Between the points that are looked at: half a line of the smallest words. */
const gapPx = 9;

/** Looking costs a little, so it is done when scrolling pauses. */
const pauseMs = 80;

/**
 * While something one reads a price from or presses lies under it, the element is marked, and its style lets it fade. At
 * the page's end, which keeps room for it, it is marked too.
 */
export function useStepAside(element: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    let timer = 0;
    const look = () => element.current && place(element.current);
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, pauseMs);
    };
    // What comes or goes in the page moves what is under it; so do fonts and answers.
    const content = new ResizeObserver(lookSoon);
    const main = document.querySelector("main");
    content.observe(document.body);
    if (main) content.observe(main);
    lookSoon();
    // Caught on its way down: what scrolls within the page, such as the column of a purchase box, counts too.
    addEventListener("scroll", lookSoon, { passive: true, capture: true });
    addEventListener("resize", lookSoon);
    return () => {
      clearTimeout(timer);
      content.disconnect();
      removeEventListener("scroll", lookSoon, { capture: true });
      removeEventListener("resize", lookSoon);
    };
  }, [element, page]);
}

function place(element: HTMLElement): void {
  const { scrollHeight } = document.documentElement;
  element.toggleAttribute("data-at-end", scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1);
  element.toggleAttribute("data-aside", covers(element));
}

function covers(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const isKept = (found: Element) =>
    !element.contains(found) && !isLarger(found, box) && (found.matches(kept) || namesAmount(found));
  return between(box.left, box.right).some((x) =>
    between(box.top, box.bottom).some((y) => document.elementsFromPoint(x, y).some(isKept)),
  );
}

/** A card that is one link can be pressed beside it. */
function isLarger(found: Element, { width, height }: DOMRect): boolean {
  const box = found.getBoundingClientRect();
  return found.matches("a") && box.width > 2 * width && box.height > height;
}

function namesAmount(found: Element): boolean {
  return [...found.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && amount.test(node.nodeValue ?? ""),
  );
}

function between(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from) / gapPx));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
