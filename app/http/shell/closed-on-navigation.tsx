import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Client-side navigation keeps the document, so an open popover must be told to close. One that was opened before the
 * scripts woke stays: there was no navigation.
 */
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
