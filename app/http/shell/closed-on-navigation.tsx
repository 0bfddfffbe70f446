import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Client-side navigation keeps the document, and with it an open popover. */
export function useClosedOnNavigation() {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    popover.current?.hidePopover();
  }, [key]);

  return popover;
}
