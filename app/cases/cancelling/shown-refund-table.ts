import type { ShownRefundTable } from "#app/cases/cancelling/cancelling-view.ts";
import { type RefundProgress, rowReached } from "#app/cases/cancelling/refund-due.ts";
import { refundLines, type RefundTable } from "#app/catalog/service-parts/refund-table.ts";

export function shownRefundTable(table: RefundTable, progress: RefundProgress): ShownRefundTable {
  const reached = rowReached(table, progress);
  return {
    rows: refundLines(table).map((line, at) => ({ ...line, now: at === reached })),
    sessions: reached === -1 && progress.sessions ? sessionsText(progress.sessions) : null,
  };
}

function sessionsText({ bought, used }: { bought: number; used: number }): string {
  return `Now: ${used} of ${bought} ${bought === 1 ? "session" : "sessions"} used.`;
}
