import { recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { itemsOfSessionsAhead } from "#app/cases/sessions/find-sessions.server.ts";
import { isToRemind, isUnanswered } from "#app/orders/items/answer-clock.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import {
  type AnswerClock,
  findAnswerClock,
  listToRemind,
  listUnanswered,
  markReminded,
} from "#app/orders/items/unanswered-items.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Reminds first, so what is completed was told of before. Each item in a transaction of its own. */
export async function completeUnanswered(now: Date): Promise<{ reminded: number; completed: number }> {
  // Sessions that are still to be held are a part of what was bought.
  const asked = { today: utcDay(now), except: itemsOfSessionsAhead(now) };
  const reminded = await countDone(await listToRemind(db, asked), (tx, item, clock) =>
    remind(tx, item, { clock, today: asked.today }),
  );
  const completed = await countDone(await listUnanswered(db, asked), (tx, item, clock) =>
    isUnanswered(clock, asked.today) ? complete(tx, item, { clock, now }) : false,
  );
  return { reminded, completed };
}

type Work = (tx: Transaction, item: PaidItem, clock: AnswerClock) => Promise<boolean> | false;

/** Under the lock once more: the customer may have answered. */
async function countDone(ids: readonly OrderItemId[], work: Work): Promise<number> {
  let done = 0;
  for (const id of ids) {
    const isDone = await db.transaction(async (tx) => {
      const item = await lockItem(tx, id);
      const clock = item && (await findAnswerClock(tx, id));
      return item && clock ? work(tx, item, clock) : false;
    });
    if (isDone) done += 1;
  }
  return done;
}

async function remind(
  tx: Transaction,
  { id }: PaidItem,
  { clock, today }: { clock: AnswerClock; today: string },
): Promise<boolean> {
  if (!isToRemind(clock, today)) return false;
  await markReminded(tx, id, { clock, today });
  await queueCaseNote(tx, { about: "answer_due", id });
  return true;
}

async function complete(
  tx: Transaction,
  item: PaidItem,
  { clock, now }: { clock: AnswerClock; now: Date },
): Promise<boolean> {
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
