import type { Cell, Row } from "#app/routes/pages/staff/record-row.ts";

export type PaymentsView = {
  payments: { id: string; cells: Cell[]; canAsk: boolean; standing: string }[];
};

/** `wallet`: owed to a wallet that holds another currency. The others are on their way through a gateway. */
export const unfinishedStates = ["failed", "unanswered", "owed", "sent", "wallet"] as const;
type UnfinishedState = (typeof unfinishedStates)[number];

export type RefundsView = { state: UnfinishedState; rows: Row[]; moreHref: string | null };
