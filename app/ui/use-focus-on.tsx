import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

import { useHydrated } from "#app/ui/use-hydrated.tsx";

/**
 * Focuses what is said about an answer, so that it is read first. Said by a page as it came, it takes no focus from
 * who has begun to type, press or scroll while the scripts were on their way.
 */
export function useFocusOn<Place extends HTMLElement>(
  answer: unknown,
  focus: (place: Place) => void = (place) => place.focus(),
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const cameWithPage = useRef(!useHydrated());
  const isLeft = useRef(false);
  // Before a dialog around it opens, which moves the focus.
  useLayoutEffect(() => {
    isLeft.current = cameWithPage.current && isBegun();
    cameWithPage.current = false;
  }, [answer]);
  useEffect(() => {
    if (place.current && answer && !isLeft.current) focus(place.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `focus` is new at each render, the answer is not.
  }, [answer]);
  return place;
}

/** An address with a fragment has scrolled by itself. */
function isBegun(): boolean {
  const hasScrolled = scrollY > 0 && location.hash === "";
  return hasScrolled || (document.activeElement !== null && document.activeElement !== document.body);
}
