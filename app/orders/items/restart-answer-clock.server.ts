import { and, eq } from "drizzle-orm";

import { lastDayToAnswer } from "#app/orders/items/answer-clock.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** A customer who writes has not gone silent. The caller locks the item. */
export async function restartAnswerClock(tx: Transaction, itemId: OrderItemId, now: Date): Promise<void> {
  await tx
    .update(orderItems)
    .set({ answerBy: lastDayToAnswer(now), answerReminded: false })
    .where(and(eq(orderItems.id, itemId), eq(orderItems.state, "delivered")));
}
