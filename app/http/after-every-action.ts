import type { ShouldRevalidateFunction } from "react-router";

/** Also after a refusal: usually something has changed, or part of the work was done. */
export const afterEveryAction: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500);
