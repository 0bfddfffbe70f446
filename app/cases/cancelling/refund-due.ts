import type { RefundTable } from "#app/catalog/service-parts/refund-table.ts";
import { roundHalfUpTo } from "#app/money/rounding.ts";
import type { ItemState } from "#app/orders/order-state.ts";

/** How far a service is, as its refund table asks. */
export type RefundProgress = {
  state: ItemState;
  /** Steps of the plan that the desk has ticked. */
  stepsDone: ReadonlySet<string>;
  /** Ever: what goes back to work for changes was handed over all the same. */
  wasDelivered: boolean;
  /** Only for services sold as sessions. `used` includes held, missed and begun. */
  sessions: { bought: number; used: number } | null;
};

/** Hundredths of the order's currency. */
export type CancelledItem = {
  table: RefundTable;
  progress: RefundProgress;
  price: bigint;
  refunded: bigint;
  refundable: bigint;
  minorUnit: bigint;
};

/** As we promise to answer who asks to cancel. */
export const answerWorkingDays = 2;

/** Until the work is delivered. */
export function canBeCancelled(state: ItemState): boolean {
  return state === "received" || state === "in_progress" || state === "in_review";
}

/** By the service's refund table, less what was refunded before. */
export function refundDue({
  table,
  progress,
  price,
  refunded,
  refundable,
  minorUnit,
}: CancelledItem): bigint {
  const [part, whole] = shareDue(table, progress);
  const due = roundHalfUpTo(price * BigInt(part), BigInt(whole), minorUnit) - refunded;
  if (due <= 0n) return 0n;
  return due < refundable ? due : refundable;
}

function shareDue(table: RefundTable, progress: RefundProgress): [part: number, whole: number] {
  if (!canBeCancelled(progress.state)) return [0, 1];
  if (table.by === "stage") return [table.rows[rowReached(table, progress)]?.percent ?? 0, 100];
  const { bought, used } = progress.sessions ?? { bought: 0, used: 0 };
  if (bought === 0) return [0, 1];
  const percentOf = (kind: "used" | "unused") => table.rows.find((row) => row.of === kind)?.percent ?? 0;
  const counted = Math.min(used, bought);
  return [(bought - counted) * percentOf("unused") + counted * percentOf("used"), bought * 100];
}

/** The place of the row that applies; -1 where there is none, as for single sessions under way. */
export function rowReached(table: RefundTable, progress: RefundProgress): number {
  if (table.by === "session")
    return isHandedOver(progress) ? table.rows.findIndex((row) => row.of === "delivered") : -1;
  return table.rows.findLastIndex(({ from }) => {
    if (typeof from !== "string") return progress.state !== "received" && progress.stepsDone.has(from.step);
    if (from === "delivered") return isHandedOver(progress) || progress.wasDelivered;
    return from === "received" || states.indexOf(from) <= states.indexOf(progress.state);
  });
}

const states: readonly ItemState[] = ["received", "in_progress", "in_review", "delivered", "completed"];

function isHandedOver({ state }: RefundProgress): boolean {
  return state === "delivered" || state === "completed";
}
