/** When a row begins to apply: a state of the bought service, or a step of its plan that the desk ticks. */
type RefundStage = "received" | "in_progress" | "in_review" | "delivered" | { step: string };

/** `percent` of the fee comes back from then on. */
type RefundRow = { from: RefundStage; percent: number; when: string };

/** A session counts as used once it has begun, was missed or was held. */
type SessionRefundRow = { of: "unused" | "used" | "delivered"; percent: number; when: string };

/** By stage: the last row that is reached applies. By session: each bought session by its own row. */
export type RefundTable = { by: "stage"; rows: RefundRow[] } | { by: "session"; rows: SessionRefundRow[] };

/** For work that is made in one piece, within days. */
export const refundsInOnePiece = refundsByStage([
  { from: "in_progress", percent: 50, when: "once work has begun" },
]);

export const refundsBySession: RefundTable = {
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
export function refundsByPlan(steps: RefundStep[]): RefundTable {
  return refundsByStage([
    { from: "in_progress", percent: 90, when: "once work has begun" },
    ...steps.map(({ step, percent, when }) => ({ from: { step }, percent, when })),
  ]);
}

function refundsByStage(underWay: RefundRow[]): RefundTable {
  return {
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
export function refundLines(table: RefundTable): RefundLine[] {
  return table.rows.map(({ percent, when }) => ({ when: inCapital(when), back: backText(table, percent) }));
}

/** The table in sentences. */
export function refundSentences(table: RefundTable): string {
  return table.rows.map(({ percent, when }) => `${backText(table, percent)} ${when}.`).join(" ");
}

function backText({ by }: RefundTable, percent: number): string {
  if (percent === 0) return "Nothing";
  if (percent < 100) return `${percent}%`;
  return by === "session" ? "Its price" : "All";
}

function inCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
