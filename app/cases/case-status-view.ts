import type { ShownChange } from "#app/cases/shown-changes.ts";

/** Where a service stands, ready to be shown to its customer. */
export type CaseStatusView = {
  heading: string;
  text: string;
  order: string;
  state: string;
  askedToCancel: boolean;
  /** What happens next, and by when. */
  next: string;
  due: string | null;
  counsellor: string | null;
  /** What happened so far, the newest first. */
  changes: ShownChange[];
};
