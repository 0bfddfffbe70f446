import { and, eq, gt, inArray, sql } from "drizzle-orm";

import { itemsWithSessionsAhead } from "#app/cases/sessions/find-sessions.server.ts";
import { everyoneExcept, queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { lockEndedItems } from "#app/orders/items/lock-ended-items.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

export async function cancelSessionsOfEndedItems(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await lockEndedItems(tx, await itemsWithSessionsAhead(tx, now));
    await cancelSessionsOfItems(tx, { itemIds: ended, by: "system", now });
  });
}

export async function cancelSessionsOfItems(
  tx: Transaction,
  { itemIds, by, now }: { itemIds: readonly OrderItemId[]; by: string; now: Date },
): Promise<void> {
  if (itemIds.length === 0) return;
  const cancelled = await tx
    .update(caseSessions)
    .set({ state: "cancelled", sequence: sql`${caseSessions.sequence} + 1` })
    .where(
      and(
        inArray(caseSessions.itemId, [...itemIds]),
        eq(caseSessions.state, "booked"),
        gt(caseSessions.startsAt, now),
      ),
    )
    .returning();
  await queueSessionMails(
    tx,
    cancelled.flatMap((one) => everyoneExcept(by, "cancelled", one)),
  );
}

/** Cancels bookings, tells the counsellors and erases the text. */
export async function eraseSessions(tx: Transaction, userId: UserId): Promise<void> {
  const own = eq(caseSessions.customerId, userId);
  const cancelled = await tx
    .update(caseSessions)
    .set({ state: "cancelled", sequence: sql`${caseSessions.sequence} + 1` })
    .where(and(own, eq(caseSessions.state, "booked")))
    .returning();
  await tx
    .update(caseSessions)
    .set({ meetingLink: "", otherTimeReason: null, deskReason: null, missedReason: null })
    .where(own);
  await queueSessionMails(
    tx,
    cancelled.flatMap((one) => everyoneExcept(userId, "cancelled", one)),
  );
}
