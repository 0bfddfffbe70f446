import { and, eq, sql } from "drizzle-orm";

import { caseMessages, caseReads } from "#app/cases/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** How one side of a case stands to the other's messages before a new one comes. */
export type Unread = { unread: number; mailedAt: Date | null };

/**
 * One side has seen the messages up to this one. Twice is as once, and an earlier one than before changes nothing. A
 * message that arrives at the same time is counted, before or after.
 */
export async function markRead(
  side: { itemId: OrderItemId; byDesk: boolean },
  { lastMessageId, now }: { lastMessageId: number; now: Date },
): Promise<void> {
  const ours = and(eq(caseReads.itemId, side.itemId), eq(caseReads.byDesk, side.byDesk));
  const [seen] = await db.select().from(caseReads).where(ours);
  // Without a row nothing was ever sent to this side.
  if (!seen || (seen.unread === 0 && seen.lastMessageId >= lastMessageId)) return;
  await db.transaction(async (tx) => {
    // Locked first and counted after: whoever sends now waits here, or is done and counted.
    await tx.select().from(caseReads).where(ours).for("update");
    const upTo = sql`greatest(${caseReads.lastMessageId}, ${lastMessageId}::bigint)`;
    const still = sql`(select count(*)::int from ${caseMessages} where ${caseMessages.itemId} = ${side.itemId}
      and ${caseMessages.fromDesk} <> ${side.byDesk} and ${caseMessages.id} > ${upTo})`;
    await tx.update(caseReads).set({ lastMessageId: upTo, unread: still, readAt: now }).where(ours);
  });
}

/** Counts a message that one side has yet to read. The item is locked. Answers how this side stood before. */
export async function countUnread(
  tx: Transaction,
  { itemId, byDesk }: { itemId: OrderItemId; byDesk: boolean },
): Promise<Unread> {
  const [counted] = await tx
    .insert(caseReads)
    .values({ itemId, byDesk, lastMessageId: 0, unread: 1 })
    .onConflictDoUpdate({
      target: [caseReads.itemId, caseReads.byDesk],
      set: { unread: sql`${caseReads.unread} + 1` },
    })
    .returning({ unread: caseReads.unread, mailedAt: caseReads.mailedAt });
  return { unread: (counted?.unread ?? 1) - 1, mailedAt: counted?.mailedAt ?? null };
}

/** Writes down that one side is told by mail now. */
export async function noteMailed(
  tx: Transaction,
  { itemId, byDesk, now }: { itemId: OrderItemId; byDesk: boolean; now: Date },
): Promise<void> {
  await tx
    .update(caseReads)
    .set({ mailedAt: now })
    .where(and(eq(caseReads.itemId, itemId), eq(caseReads.byDesk, byDesk)));
}
