import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Free text about a deleted customer in append-only tables: reasons in the audit log, wallet and refunds, and group
 * posts. The database allows no other change there, and in the wallet only for deleted accounts.
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
      union all select 'group', id::text from research_groups where created_by = ${userId}
      union all select 'group_message', group_id || '/' || id from research_group_messages where user_id = ${userId})
    update audit_log set reason = null from subjects
      where subject_kind = subjects.kind and subject_id = subjects.id and reason is not null`);
  await tx.execute(sql`update order_refunds set reason = ''
    where order_id in (select id from orders where user_id = ${userId})`);
  await tx.execute(sql`update refund_requests set reason = '', decline_reason = null
    where order_id in (select id from orders where user_id = ${userId})`);
  await tx.execute(sql`update hand_payments set reason = '', reference = '', decline_reason = null
    where refund_id in (select id from payment_refunds where user_id = ${userId})`);
  await tx.execute(sql`update research_group_log set text = null where user_id = ${userId}`);
  await tx.execute(sql`delete from research_group_messages where user_id = ${userId}`);
  // A group without members loses its text, too.
  await tx.execute(sql`update research_groups g set title = 'Closed group', description = ''
    where created_by = ${userId} and not exists (
      select from research_group_members m where m.group_id = g.id and m.left_at is null)`);
}
