import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Client-side navigation keeps the document, so an open popover must be told to close. */
export function useClosedOnNavigation() {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    popover.current?.hidePopover();
  }, [key]);

  return popover;
}
