export type ShownRefund = {
  lines: { label: string; amount: string }[];
  whole: string;
  nothing: boolean;
  fields: { to_wallet: string; to_gateway: string; premium: string };
};

export type ShownCancellation = {
  id: string;
  state: "asked" | "agreed" | "declined" | "withdrawn";
  on: string;
  text: string;
  refund: ShownRefund;
  /** The refund due by now, if it differs while the request is open. */
  byNow: ShownRefund | null;
  /** Where two must approve: who has, and whether the viewer must wait for a colleague. */
  first: { text: string; waits: boolean } | null;
  answerText: string | null;
};

export type CancellingView = {
  /** Null when the customer cannot ask. */
  due: ShownRefund | null;
  cancellation: ShownCancellation | null;
  can: "answer" | "withdraw" | null;
};
