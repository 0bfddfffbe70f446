import type { Cell, Row } from "#app/desk/record-row.ts";

export type PaymentsView = {
  payments: { id: string; cells: Cell[]; canAsk: boolean; standing: string }[];
};

/** `wallet`: owed to a wallet that holds another currency. The others are on their way through a gateway. */
export const unfinishedStates = ["failed", "unanswered", "owed", "sent", "wallet"] as const;
type UnfinishedState = (typeof unfinishedStates)[number];

export type RefundsView = {
  state: UnfinishedState;
  rows: (Row & {
    /** What the form to say that it was paid by bank transfer needs; null while somebody has said so and it waits. */
    hand?: { key: string } | null;
  })[];
  moreHref: string | null;
};

/** Why that form was refused, and what was typed into it. */
export type HandProblem = {
  about: string;
  message: string;
  field: string | null;
  typed: { reference: string; on: string; reason: string };
};
