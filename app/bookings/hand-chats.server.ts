import { and, asc, eq, gt } from "drizzle-orm";

import { onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { tellCounsellors } from "#app/bookings/tell-counsellor.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Given = { from: UserId; to: UserId; by: UserId; now: Date };

/** Chats that are to come are held by somebody else, at the same time. */
export async function handChats(tx: Transaction, { from, to, by, now }: Given): Promise<Outcome<number>> {
  const ahead = await tx
    .select()
    .from(bookings)
    .where(isAhead(from, now))
    .orderBy(asc(bookings.id))
    .for("update");
  if (ahead.length === 0) return done(0);
  const people = [from, to, ...ahead.map(({ userId }) => userId)];
  const handed = await onceAtATime(
    tx,
    { people, busy: { counsellor: clash, customer: clash } },
    (savepoint) => handEach(savepoint, ahead, { to, by, now }),
  );
  return handed.ok ? done(ahead.length) : handed;
}

export function countChatsAhead(tx: Db, userId: UserId, now: Date): Promise<number> {
  return tx.$count(bookings, isAhead(userId, now));
}

async function handEach(
  tx: Transaction,
  chats: readonly Booking[],
  { to, by, now }: Omit<Given, "from">,
): Promise<void> {
  for (const before of chats) {
    const [after] = await tx
      .update(bookings)
      .set({ counsellorId: to, sequence: before.sequence + 1 })
      .where(eq(bookings.id, before.id))
      .returning();
    if (!after) continue;
    await recordChange(tx, after, { by, now });
    await tellCounsellors(tx, { before, after, by });
  }
}

function isAhead(userId: UserId, now: Date) {
  const { counsellorId, state, startsAt } = bookings;
  return and(eq(counsellorId, userId), eq(state, "confirmed"), gt(startsAt, now));
}

const clash = refuse({
  code: "sessions_clash",
  message:
    "They have something else at the time of a free chat. Move that chat first, or choose somebody else.",
  status: 409,
  field: "to",
});
