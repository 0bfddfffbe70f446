import { asc, eq, type SQL, sql } from "drizzle-orm";

import { sentMails } from "#app/mail/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type SentMailFacts = { subject: string };

export function sentMailSource(which: SQL): TimelineSource {
  return {
    kind: "mail",
    at: sql`event.sent_at`,
    id: sql`to_char(event.id, 'FM000000000000')`,
    facts: sql`json_build_object('subject', event.subject)`,
    from: sql`${sentMails} event where ${which}`,
  };
}

/** About the case, or about the whole order. */
export function mailsOfItem(itemId: OrderItemId, orderId: OrderId): SQL {
  return sql`(event.item_id = ${itemId} or event.order_id = ${orderId})`;
}

export function exportSentMails(userId: UserId) {
  return db
    .select({ subject: sentMails.subject, sent_at: sentMails.sentAt })
    .from(sentMails)
    .where(eq(sentMails.userId, userId))
    .orderBy(asc(sentMails.id));
}

export async function eraseSentMails(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(sentMails).where(eq(sentMails.userId, userId));
}
