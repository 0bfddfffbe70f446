import { and, eq, gt, lt, lte, notExists, type SQL, sql } from "drizzle-orm";

import { recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import {
  isToRemind,
  isUnanswered,
  lastDayReminded,
  remindDaysBefore,
} from "#app/orders/items/answer-clock.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { dayAfter, utcDay } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** So many a run; the next goes on. */
const itemsAtOnce = 200;

/** Reminds first, so what is completed was told of before. Each item in a transaction of its own. */
export async function completeUnanswered(now: Date): Promise<{ reminded: number; completed: number }> {
  const today = utcDay(now);
  const toRemind = await itemsWhere(
    and(
      eq(orderItems.answerReminded, false),
      lte(orderItems.answerBy, dayAfter(today, remindDaysBefore)),
      hasNothingAhead(now),
    ),
  );
  const reminded = await countDone(toRemind, (tx, item, clock) => remind(tx, item, { ...clock, today }));
  const unanswered = await itemsWhere(
    and(eq(orderItems.answerReminded, true), lt(orderItems.answerBy, today), hasNothingAhead(now)),
  );
  const completed = await countDone(unanswered, (tx, item, clock) =>
    complete(tx, item, { ...clock, today, now }),
  );
  return { reminded, completed };
}

/** Sessions that are still to be held are a part of what was bought. */
function hasNothingAhead(now: Date): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(caseSessions)
      .where(
        and(
          eq(caseSessions.itemId, orderItems.id),
          eq(caseSessions.state, "booked"),
          gt(caseSessions.startsAt, now),
        ),
      ),
  );
}

async function itemsWhere(condition: SQL | undefined): Promise<OrderItemId[]> {
  const found = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.state, "delivered"), condition))
    .orderBy(orderItems.answerBy, orderItems.id)
    .limit(itemsAtOnce);
  return found.map(({ id }) => id);
}

type Clock = { answerBy: string; answerReminded: boolean };
type Work = (tx: Transaction, item: PaidItem, clock: Clock) => Promise<boolean>;

/** Under the lock once more: the customer may have answered. */
async function countDone(ids: readonly OrderItemId[], work: Work): Promise<number> {
  let done = 0;
  for (const id of ids) {
    const isDone = await db.transaction(async (tx) => {
      const item = await lockItem(tx, id);
      const clock = item?.state === "delivered" ? await clockOf(tx, id) : null;
      return item && clock ? work(tx, item, clock) : false;
    });
    if (isDone) done += 1;
  }
  return done;
}

async function clockOf(tx: Transaction, id: OrderItemId): Promise<Clock | null> {
  const { answerBy, answerReminded } = orderItems;
  const [found] = await tx.select({ answerBy, answerReminded }).from(orderItems).where(eq(orderItems.id, id));
  return found?.answerBy ? { ...found, answerBy: found.answerBy } : null;
}

async function remind(
  tx: Transaction,
  { id }: PaidItem,
  { today, ...clock }: Clock & { today: string },
): Promise<boolean> {
  if (!isToRemind(clock, today)) return false;
  await tx
    .update(orderItems)
    .set({ answerReminded: true, answerBy: lastDayReminded(clock, today) })
    .where(eq(orderItems.id, id));
  await queueCaseNote(tx, { about: "answer_due", id });
  return true;
}

async function complete(
  tx: Transaction,
  item: PaidItem,
  { today, now, ...clock }: Clock & { today: string; now: Date },
): Promise<boolean> {
  if (!isUnanswered(clock, today)) return false;
  await changeItem(tx, item, { to: "completed", by: system.id, note: null, noteTold: false, now });
  await recordAuditEvent(tx, {
    actor: system,
    event: "item_completed_unanswered",
    subject: { kind: "item", id: item.id },
    before: { state: item.state, answer_by: clock.answerBy },
    after: { state: "completed" },
    now,
  });
  return true;
}
