import type { RefundLine } from "#app/catalog/service-parts/refund-table.ts";

export type ShownRefund = {
  lines: { label: string; amount: string }[];
  whole: string;
  nothing: boolean;
  fields: { to_wallet: string; to_gateway: string; premium: string };
};

export type ShownCancellation = {
  id: string;
  state: "asked" | "agreed" | "declined" | "withdrawn" | "undone";
  /** Who proposed it, where it was the desk. */
  proposedBy: string | null;
  on: string;
  /** While it is open: the day by which a manager answers. */
  answerBy: string | null;
  text: string;
  refund: ShownRefund;
  /** The refund due by now, if it differs while the request is open. */
  byNow: ShownRefund | null;
  /** Where two must approve: who has, and whether the viewer must wait for a colleague. */
  first: { text: string; waits: boolean } | null;
  answerText: string | null;
};

/** What comes back at each stage, in words; `now` marks the row that applies. */
export type ShownRefundTable = { rows: (RefundLine & { now: boolean })[]; sessions: string | null };

export type CancellingView = {
  /** Null once the service has ended. */
  table: ShownRefundTable | null;
  /** Null where it cannot be asked for, or by the desk proposed. */
  due: ShownRefund | null;
  cancellation: ShownCancellation | null;
  can: "answer" | "withdraw" | "take_back" | null;
};
