import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";

/** Of a receipt nothing is kept: it never changes, so it is drawn when it is opened. */
type KeptAttachment = { name: string; type: string; base64: string; receiptOf?: OrderId };

export const mailboxMessages = pgTable("mailbox_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  attachments: jsonb().$type<KeptAttachment[]>().notNull().default([]),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** That a customer was written to, and about what. Never what the mail says. */
export const sentMails = pgTable(
  "sent_mails",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign keys: accounts and orders depend on mail, not the reverse. */
    userId: text().$type<UserId>().notNull(),
    itemId: uuid().$type<OrderItemId>(),
    orderId: uuid().$type<OrderId>(),
    subject: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.sentAt), index().on(table.itemId), index().on(table.orderId)],
);
