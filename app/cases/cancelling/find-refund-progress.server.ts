import type { RefundProgress } from "#app/cases/cancelling/refund-due.ts";
import { listTicks } from "#app/cases/plan/tick-steps.server.ts";
import { sessionsOfCase } from "#app/cases/sessions/sessions-of-case.server.ts";
import { refundTableOf } from "#app/catalog/bought-service.ts";
import { hasBeen } from "#app/orders/items/list-item-changes.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

type Item = { id: OrderItemId; state: ItemState; configuration: Configuration };

/** Asks only what the service's refund table needs. */
export async function findRefundProgress(tx: Db, item: Item, now: Date): Promise<RefundProgress> {
  const progress = { state: item.state, stepsDone: new Set<string>(), wasDelivered: false, sessions: null };
  if (refundTableOf(item.configuration.service).by === "session")
    return { ...progress, sessions: await sessionsOfCase(tx, item, now) };
  if (item.state === "received") return progress;
  return {
    ...progress,
    stepsDone: new Set((await listTicks(tx, item.id)).keys()),
    wasDelivered: await hasBeen(tx, item.id, "delivered"),
  };
}
