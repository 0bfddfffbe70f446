import { type RefObject, useEffect, useRef } from "react";

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
  useEffect(() => {
    const isEarly = cameWithPage.current;
    cameWithPage.current = false;
    if (place.current && answer && !(isEarly && isBegun())) focus(place.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `focus` is new at each render, the answer is not.
  }, [answer]);
  return place;
}

function isBegun(): boolean {
  return scrollY > 0 || (document.activeElement !== null && document.activeElement !== document.body);
}
