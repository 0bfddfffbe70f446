import type { ShouldRevalidateFunction } from "react-router";

/**
 * A page is read again after an action that was refused too: mostly it was refused because something has changed, and
 * a part of it may have been done.
 */
export const afterEveryAction: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500);
