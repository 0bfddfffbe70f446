import { and, eq, type SQL, sql } from "drizzle-orm";

import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import { rolesReachingAll } from "#app/desk/permissions.ts";
import { staffAtDesk } from "#app/desk/staff-at-desk.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

/** One more of the customer’s. The caller locks the item. */
export async function countUnreadAtDesk(
  tx: Transaction,
  { id, assignedTo }: { id: OrderItemId; assignedTo: UserId | null },
): Promise<void> {
  await tx.execute(sql`
    insert into ${caseDeskReads} (item_id, user_id, last_message_id, unread)
    select ${id}, member.user_id, 0, 1 from ${staffAtDesk()} where ${isReader(assignedTo)}
    on conflict (item_id, user_id) do update set unread = case_desk_reads.unread + 1`);
}

/** Repeats and earlier ids change nothing, nor does a look of somebody who has nothing to read here. */
export async function markReadAtDesk(
  { itemId, userId }: { itemId: OrderItemId; userId: UserId },
  { lastMessageId, now }: { lastMessageId: number; now: Date },
): Promise<void> {
  const own = and(eq(caseDeskReads.itemId, itemId), eq(caseDeskReads.userId, userId));
  const [seen] = await db.select().from(caseDeskReads).where(own);
  if (!seen || (seen.unread === 0 && seen.lastMessageId >= lastMessageId)) return;
  await db.transaction(async (tx) => {
    // Lock, then count: a concurrent sender waits or is already counted.
    await tx.select().from(caseDeskReads).where(own).for("update");
    const upTo = sql`greatest(${caseDeskReads.lastMessageId}, ${lastMessageId}::bigint)`;
    const still = sql`(select count(*)::int from ${caseMessages} where ${caseMessages.itemId} = ${itemId}
      and not ${caseMessages.fromDesk} and ${caseMessages.id} > ${upTo})`;
    await tx.update(caseDeskReads).set({ lastMessageId: upTo, unread: still, readAt: now }).where(own);
  });
}

/** What nobody has answered is unread to whoever has it from now on, and to nobody else. The caller has locked the items. */
export async function handUnread(
  tx: Transaction,
  itemIds: readonly OrderItemId[],
  to: UserId | null,
): Promise<void> {
  const theirs = sql`any(${sql.param([...itemIds])}::uuid[])`;
  await tx
    .update(caseDeskReads)
    .set({ unread: 0 })
    .where(sql`${caseDeskReads.itemId} = ${theirs} and ${caseDeskReads.unread} > 0`);
  await tx.execute(sql`
    insert into ${caseDeskReads} (item_id, user_id, last_message_id, unread)
    select wrote.item_id, member.user_id, coalesce(max(seen.last_message_id), 0), count(*)
    from ${caseMessages} wrote
    join ${staffAtDesk()} on ${isReader(to)}
    left join ${caseDeskReads} seen on seen.item_id = wrote.item_id and seen.user_id = member.user_id
    where wrote.item_id = ${theirs} and not wrote.from_desk and wrote.id > coalesce(seen.last_message_id, 0)
      and not exists (select from ${caseMessages} answer
        where answer.item_id = wrote.item_id and answer.from_desk and answer.id > wrote.id)
    group by wrote.item_id, member.user_id
    on conflict (item_id, user_id) do update set unread = excluded.unread`);
}

/** Whoever does the work. While it is nobody's, all who may read everybody's. */
function isReader(assignedTo: UserId | null): SQL {
  return assignedTo === null
    ? sql`member.role = any(${sql.param(rolesReachingAll("write_message"))}::text[])`
    : sql`member.user_id = ${assignedTo}`;
}
