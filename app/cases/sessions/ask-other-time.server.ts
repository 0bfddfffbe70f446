import { eq } from "drizzle-orm";

import { notBooked, unknownSession } from "#app/cases/sessions/session-refusals.ts";
import { askHoursBeforeMin } from "#app/cases/sessions/session-limits.ts";
import { isEarlyEnough, readSessionText } from "#app/cases/sessions/session.ts";
import { type Session, lockSession } from "#app/cases/sessions/find-sessions.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type OtherTimeRequest = {
  userId: UserId;
  itemId: OrderItemId;
  sessionId: string;
  text: string;
  now: Date;
};

/** Allowed once; tells the counsellor. */
export async function askOtherTime({
  userId,
  itemId,
  sessionId,
  text: typed,
  now,
}: OtherTimeRequest): Promise<Outcome<Session>> {
  const text = readSessionText(typed);
  return allOrNothing(db, async (tx) => {
    // Item before session, as whoever answers locks them.
    const item = await lockItem(tx, itemId);
    const before = item && (await lockSession(tx, sessionId));
    if (before?.customerId !== userId || before.itemId !== itemId) return unknownSession;
    if (!text.ok) return text;
    // The button was pressed twice.
    if (before.otherTimeAskedAt && before.otherTimeReason === text.value) return done(before);
    if (before.state !== "booked") return notBooked(before.state);
    if (before.otherTimeAskedAt) return askedBefore;
    if (!isEarlyEnough(before.startsAt, now)) return tooLate;
    const [asked] = await tx
      .update(caseSessions)
      .set({ otherTimeAskedAt: now, otherTimeReason: text.value })
      .where(eq(caseSessions.id, before.id))
      .returning();
    invariant(asked, `session ${before.id} was locked`);
    const notice = { itemId, named: [asked.counsellorId], by: null, key: asked.id };
    await notify(tx, [{ kind: "session_asked", ...notice }], now);
    return done(asked);
  });
}

const askedBefore = refuse({
  code: "asked_before",
  message:
    "You have asked for another time for this session, which can be done once. If this one does not suit you either, write to us in the conversation on this page.",
  status: 409,
});

const tooLate = refuse({
  code: "too_late",
  message: `Another time can be asked for until ${askHoursBeforeMin} hours before a session. Write to us in the conversation on this page.`,
  status: 409,
});
