import type { ShownChange } from "#app/cases/shown-changes.ts";

export type CaseStatusView = {
  heading: string;
  text: string;
  order: string;
  state: string;
  askedToCancel: boolean;
  next: string;
  due: string | null;
  counsellor: string | null;
  changes: ShownChange[];
};
