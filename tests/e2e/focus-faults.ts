import type { Page } from "@playwright/test";

/**
 * Whether what has the focus can be seen, and shows that it has it (WCAG 2.4.7 and 2.4.11). A control that is drawn by
 * its label, or by a part of itself, counts as what is drawn.
 */
export function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const name = focused.outerHTML.replace(/\s+/g, " ").slice(0, 160);
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 4 && height > 4 && getComputedStyle(element).opacity !== "0";
    };
    const labels = [...((focused as HTMLInputElement).labels ?? [])];
    const drawn = isDrawn(focused) ? focused : labels.find(isDrawn);
    if (!drawn) return `not drawn: ${name}`;

    const isSeenAt = (x: number, y: number) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const [first] = document.elementsFromPoint(x, y);
      return first !== undefined && (drawn.contains(first) || labels.some((label) => label.contains(first)));
    };
    const isSeen = [...drawn.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((down) => isSeenAt(left + across * width, top + down * height)),
      ),
    );
    if (!isSeen) return `covered: ${name}`;

    const hasRing = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)");
    };
    const around = [focused, drawn, focused.parentElement!, ...labels, focused.nextElementSibling].filter(
      (element): element is Element => element !== null,
    );
    const isShown = around.some((element) => hasRing(element)) || hasRing(focused, "::before");
    return isShown ? null : `without a ring: ${name}`;
  });
}
