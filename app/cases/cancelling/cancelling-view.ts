/** What comes back, in words and as the form sends it. */
export type ShownRefund = {
  lines: { label: string; amount: string }[];
  whole: string;
  nothing: boolean;
  fields: { to_wallet: string; to_gateway: string; premium: string };
};

/** A wish that was made, with what came of it. */
export type ShownCancellation = {
  id: string;
  state: "asked" | "agreed" | "declined" | "withdrawn";
  on: string;
  text: string;
  refund: ShownRefund;
  /** What comes back by now, where the wish is open and that is something else. */
  byNow: ShownRefund | null;
  /** Where it takes two of the desk: who has agreed, and whether the one who looks has to wait for a colleague. */
  first: { text: string; waits: boolean } | null;
  answerText: string | null;
};

export type CancellingView = {
  /** What is due now, where the customer can ask; null where they cannot. */
  due: ShownRefund | null;
  cancellation: ShownCancellation | null;
  /** What this viewer can do with an open wish. */
  can: "answer" | "withdraw" | null;
};
