import { type RefObject, useEffect } from "react";

/** A figure's label belongs to it; a badge says how something stands. */
const kept =
  "button, input, select, textarea, summary, label, a[href], [data-variant], [data-figure], dt, span[data-tone]";

/** Amounts in text: `₹54,999.00`, `AWG 80.60`, `CA$12`; alone, the part of a fee that comes back: `90%`. */
const amount = /(?:\p{Sc}|\b[A-Z]{3}\u00A0)\d|^\d+%$/u;

const gapPx = 9;

/** Measuring is costly, so it waits for a pause in scrolling. */
const pauseMs = 80;

/** Marks the element while it covers a price, a state or a control, so its style fades it; also at the page's end. */
export function useStepAside(element: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    let timer = 0;
    const look = () => element.current && place(element.current);
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, pauseMs);
    };
    // Fonts, answers and toggles move the content beneath.
    const content = new ResizeObserver(lookSoon);
    const main = document.querySelector("main");
    content.observe(document.body);
    if (main) content.observe(main);
    lookSoon();
    // In the capture phase, to see scrolling inside the page too.
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

/** A card-sized link can be pressed beside the widget. */
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
