import type { Cell, Row } from "#app/routes/pages/staff/record-row.ts";

export type PaymentsView = {
  payments: { id: string; cells: Cell[]; canAsk: boolean; standing: string }[];
};

export const unfinishedStates = ["failed", "unanswered", "owed", "sent"] as const;
type UnfinishedState = (typeof unfinishedStates)[number];

export type RefundsView = { state: UnfinishedState; rows: Row[]; moreHref: string | null };
