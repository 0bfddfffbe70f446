import { type ContextType, use, useCallback, useEffect } from "react";
import { UNSAFE_DataRouterContext, useRevalidator } from "react-router";

import { isFormAnswer } from "#app/forms/form-answer.ts";

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/**
 * React Router drops the answer to a form, and with it what was typed, when it reads the page again or the address gets
 * another fragment. Beside an answer, neither is done.
 */
function showsAnswer({ state }: Router): boolean {
  return Object.values(state.actionData ?? {}).some(isFormAnswer);
}

/** Reads what the page shows again, unless it shows an answer, and after whatever is on its way. */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { router } = use(UNSAFE_DataRouterContext)!;
  return useCallback(async () => {
    await untilIdle(router);
    if (!showsAnswer(router)) await revalidate();
  }, [revalidate, router]);
}

/** Read again meanwhile, a page on its way would lose how it was asked for, such as to stay where one has scrolled. */
function untilIdle(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ navigation }: Router["state"]) => {
      if (navigation.state !== "idle") return false;
      resolve();
      return true;
    };
    if (look(router.state)) return;
    const unlisten = router.subscribe((state) => look(state) && unlisten());
  });
}

/** A link to a place of the page leads there, but beside an answer leaves the address as it is. */
export function useFragmentsStay(): void {
  const { router } = use(UNSAFE_DataRouterContext)!;
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (!showsAnswer(router) || !isPlain(event)) return;
      const place = placeOnPage(event.target);
      if (!place) return;
      event.preventDefault();
      place.scrollIntoView();
      focusOn(place);
    };
    // Before React hears of it.
    window.addEventListener("click", press, { capture: true });
    return () => window.removeEventListener("click", press, { capture: true });
  }, [router]);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function placeOnPage(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hash.length < 2) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.origin === location.origin
    ? document.getElementById(decodeURIComponent(link.hash.slice(1)))
    : null;
}

/** As a fragment does: the next Tab goes on from there. */
function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
