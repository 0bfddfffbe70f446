/** When a row begins to apply: a state of the bought service, or a step of its plan that the desk ticks. */
type RefundStage = "received" | "in_progress" | "in_review" | "delivered" | { step: string };

/** `percent` of the fee comes back from then on. */
type RefundRow = { from: RefundStage; percent: number; when: string };

/** A session counts as used once it has begun, was missed or was held. */
type SessionRefundRow = { of: "unused" | "used" | "delivered"; percent: number; when: string };

type ByStage = { by: "stage"; rows: RefundRow[] };
type BySession = { by: "session"; rows: SessionRefundRow[] };

/**
 * By stage: the last row that is reached applies. By session: each bought session by its own row. `called` names the
 * work where several services share a table.
 */
export type RefundTable = { called: string | null } & (ByStage | BySession);

/** For work that is made in one piece, within days. */
export const refundsInOnePiece = refundsByStage("Work made in one piece", [
  { from: "in_progress", percent: 50, when: "once work has begun" },
]);

export const refundsBySession: RefundTable = {
  called: "Single sessions",
  by: "session",
  rows: [
    { of: "unused", percent: 100, when: "for each session not begun" },
    { of: "used", percent: 0, when: "for each session held or missed" },
    { of: "delivered", percent: 0, when: "once all is held and summed up" },
  ],
};

type RefundStep = { step: string; percent: number; when: string };

/**
 * Long work comes back by the part of its plan that is not yet done, at steps the customer sees. A test compares them
 * with the plan.
 */
export function refundsByPlan(steps: RefundStep[], called: string | null = null): RefundTable {
  return refundsByStage(called, [
    { from: "in_progress", percent: 90, when: "once work has begun" },
    ...steps.map(({ step, percent, when }) => ({ from: { step }, percent, when })),
  ]);
}

function refundsByStage(called: string | null, underWay: RefundRow[]): RefundTable {
  return {
    called,
    by: "stage",
    rows: [
      { from: "received", percent: 100, when: "before work begins" },
      ...underWay,
      { from: "in_review", percent: 0, when: "once all is made and in review" },
      { from: "delivered", percent: 0, when: "once it is delivered" },
    ],
  };
}

export type RefundLine = { when: string; back: string };

/** The table in words, a line for each row. */
export function refundLines({ by, rows }: RefundTable): RefundLine[] {
  return rows.map(({ percent, when }) => ({
    when: when.charAt(0).toUpperCase() + when.slice(1),
    back: by === "session" && percent === 100 ? "Its part of the fee" : partText(percent),
  }));
}

function partText(percent: number): string {
  if (percent === 100) return "All of the fee";
  return percent === 0 ? "Nothing" : `${percent}% of the fee`;
}
