import type { ShownChange } from "#app/cases/shown-changes.ts";

export type CaseStatusView = {
  heading: string;
  text: string;
  order: string;
  state: string;
  /** Null for what was cancelled or refunded. */
  stepsDone: number | null;
  /** Completed, cancelled or refunded. */
  isOver: boolean;
  askedToCancel: boolean;
  claimsGuarantee: boolean;
  next: string;
  due: string | null;
  counsellor: string | null;
  changes: ShownChange[];
};
