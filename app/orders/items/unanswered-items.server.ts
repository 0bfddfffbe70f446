import { and, eq, lt, lte, notInArray, type SQL, type SQLWrapper } from "drizzle-orm";

import { lastDayReminded, remindDaysBefore } from "#app/orders/items/answer-clock.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { dayAfter } from "#app/platform/dates.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type AnswerClock = { answerBy: string; answerReminded: boolean };

/** So many a run; the next goes on. */
const itemsAtOnce = 200;

/** `except` is a subquery of item ids. */
type Asked = { today: string; except: SQLWrapper };

export function listToRemind(tx: Db, { today, except }: Asked): Promise<OrderItemId[]> {
  const { answerBy, answerReminded } = orderItems;
  return listDelivered(
    tx,
    and(eq(answerReminded, false), lte(answerBy, dayAfter(today, remindDaysBefore))),
    except,
  );
}

export function listUnanswered(tx: Db, { today, except }: Asked): Promise<OrderItemId[]> {
  const { answerBy, answerReminded } = orderItems;
  return listDelivered(tx, and(eq(answerReminded, true), lt(answerBy, today)), except);
}

async function listDelivered(tx: Db, condition: SQL | undefined, except: SQLWrapper): Promise<OrderItemId[]> {
  const { id, state, answerBy } = orderItems;
  const found = await tx
    .select({ id })
    .from(orderItems)
    .where(and(eq(state, "delivered"), condition, notInArray(id, except)))
    .orderBy(answerBy, id)
    .limit(itemsAtOnce);
  return found.map((item) => item.id);
}

/** Null unless it is delivered. The caller locks the item. */
export async function findAnswerClock(tx: Transaction, itemId: OrderItemId): Promise<AnswerClock | null> {
  const { id, state, answerBy, answerReminded } = orderItems;
  const [found] = await tx
    .select({ answerBy, answerReminded })
    .from(orderItems)
    .where(and(eq(id, itemId), eq(state, "delivered")));
  return found?.answerBy ? { ...found, answerBy: found.answerBy } : null;
}

export async function markReminded(
  tx: Transaction,
  itemId: OrderItemId,
  { clock, today }: { clock: AnswerClock; today: string },
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ answerReminded: true, answerBy: lastDayReminded(clock, today) })
    .where(eq(orderItems.id, itemId));
}
