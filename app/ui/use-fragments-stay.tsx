import { useLayoutEffect } from "react";

/**
 * A link to a place of the page leads there, but beside an answer leaves the address as it is: React Router would take
 * another fragment for another page, and drop the answer with what was typed.
 */
export function useFragmentsStay(isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (!isAnswered) return;
    const press = (event: MouseEvent) => {
      if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const place = placeOnPage(event.target as Element);
      if (!place) return;
      event.preventDefault();
      place.scrollIntoView();
      // As a fragment does: the next Tab goes on from there.
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus();
    };
    // Before React hears of it.
    window.addEventListener("click", press, true);
    return () => window.removeEventListener("click", press, true);
  }, [isAnswered]);
}

function placeOnPage(target: Element): HTMLElement | null {
  const [page, place] = target.closest<HTMLAnchorElement>("a[href]")?.href.split("#") ?? [];
  return place && page === location.href.split("#")[0]
    ? document.getElementById(decodeURIComponent(place))
    : null;
}
