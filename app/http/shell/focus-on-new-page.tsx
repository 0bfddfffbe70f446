import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Like a page load: the keyboard starts at the top. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Before anybody can be in a field of it.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
