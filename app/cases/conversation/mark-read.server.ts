import { and, eq, sql } from "drizzle-orm";

import { caseMessages, caseReads } from "#app/cases/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Before the new message. */
export type Unread = { unread: number; mailedAt: Date | null };

/** By the customer. Repeats and earlier ids change nothing. A message arriving meanwhile still counts. */
export async function markRead(
  itemId: OrderItemId,
  { lastMessageId, now }: { lastMessageId: number; now: Date },
): Promise<void> {
  const own = ofCustomer(itemId);
  const [seen] = await db.select().from(caseReads).where(own);
  // Without a row they never got a message.
  if (!seen || (seen.unread === 0 && seen.lastMessageId >= lastMessageId)) return;
  await db.transaction(async (tx) => {
    // Lock, then count: a concurrent sender waits or is already counted.
    await tx.select().from(caseReads).where(own).for("update");
    const upTo = sql`greatest(${caseReads.lastMessageId}, ${lastMessageId}::bigint)`;
    const still = sql`(select count(*)::int from ${caseMessages} where ${caseMessages.itemId} = ${itemId}
      and ${caseMessages.fromDesk} and ${caseMessages.id} > ${upTo})`;
    await tx.update(caseReads).set({ lastMessageId: upTo, unread: still, readAt: now }).where(own);
  });
}

/** One more of the desk's. The caller locks the item. Returns the state before. */
export async function countUnread(tx: Transaction, itemId: OrderItemId): Promise<Unread> {
  const [counted] = await tx
    .insert(caseReads)
    .values({ itemId, byDesk: false, lastMessageId: 0, unread: 1 })
    .onConflictDoUpdate({
      target: [caseReads.itemId, caseReads.byDesk],
      set: { unread: sql`${caseReads.unread} + 1` },
    })
    .returning({ unread: caseReads.unread, mailedAt: caseReads.mailedAt });
  return { unread: (counted?.unread ?? 1) - 1, mailedAt: counted?.mailedAt ?? null };
}

export async function noteMailed(tx: Transaction, itemId: OrderItemId, now: Date): Promise<void> {
  await tx.update(caseReads).set({ mailedAt: now }).where(ofCustomer(itemId));
}

function ofCustomer(itemId: OrderItemId) {
  return and(eq(caseReads.itemId, itemId), eq(caseReads.byDesk, false));
}
