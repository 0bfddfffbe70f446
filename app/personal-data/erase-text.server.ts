import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Takes away what was said about a deleted customer in places that are written once: why the desk did something, in the
 * log and in the wallet's; why money went back; what a member wrote in a group. What was done, and when, stays. The
 * database lets nothing else of the log and the wallet's be changed, and the wallet's only for a deleted account.
 */
export async function eraseText(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`update transfers set text = ''
    where user_id = ${userId} and kind = 'adjustment' and text <> ''`);
  await tx.execute(sql`with theirs as (select id from orders where user_id = ${userId}),
    items as (select id from order_items where order_id in (select id from theirs)),
    subjects as (
      select kind, ${userId} as id from unnest('{customer,person}'::text[]) kind
      union all select 'order', id::text from theirs
      union all select 'item', id::text from items
      union all select 'link', id::text from payment_links where user_id = ${userId}
      union all select 'booking', id::text from bookings where user_id = ${userId}
      union all select 'payment', id::text from payments where user_id = ${userId}
      union all select 'refund', id::text from payment_refunds where user_id = ${userId}
      union all select 'group', id::text from research_groups where created_by = ${userId})
    update audit_log set reason = null from subjects
      where subject_kind = subjects.kind and subject_id = subjects.id and reason is not null`);
  await tx.execute(sql`update order_refunds set reason = ''
    where order_id in (select id from orders where user_id = ${userId})`);
  await tx.execute(sql`update refund_requests set reason = '', decline_reason = null
    where order_id in (select id from orders where user_id = ${userId})`);
  await tx.execute(sql`update hand_payments set reason = '', reference = '', decline_reason = null
    where refund_id in (select id from payment_refunds where user_id = ${userId})`);
  await tx.execute(sql`update research_group_log set text = null where user_id = ${userId}`);
  // A group in which nobody is left is nobody's work.
  await tx.execute(sql`update research_groups g set title = 'Closed group', description = ''
    where created_by = ${userId} and not exists (
      select from research_group_members m where m.group_id = g.id and m.left_at is null)`);
}
