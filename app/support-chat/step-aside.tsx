import { type RefObject, useEffect } from "react";

/** Buttons, fields and what looks like a button: a bar's link to a place on its page, a link drawn as a button. */
const controls = 'button, input, select, textarea, summary, label, [href^="#"], [data-variant]';

/** Between the points that are looked at. No control is smaller. */
const gapPx = 22;

/** Looking costs a little, so it is done when scrolling pauses. */
const pauseMs = 80;

/** While one of the page's buttons or fields lies under it, the element is marked, and its style lets it fade. */
export function useStepAside(element: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    let timer = 0;
    const look = () => element.current?.toggleAttribute("data-aside", liesOnControl(element.current));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, pauseMs);
    };
    lookSoon();
    // Caught on its way down: what scrolls within the page, such as the column of a purchase box, counts too.
    addEventListener("scroll", lookSoon, { passive: true, capture: true });
    addEventListener("resize", lookSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", lookSoon, { capture: true });
      removeEventListener("resize", lookSoon);
    };
  }, [element, page]);
}

function liesOnControl(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const covered = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((found) => !element.contains(found) && found.matches(controls));
  return between(left, right).some((x) => between(top, bottom).some((y) => covered(x, y)));
}

function between(from: number, to: number): number[] {
  const steps = Math.max(1, Math.ceil((to - from) / gapPx));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
