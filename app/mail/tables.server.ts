import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import type { OrderId } from "#app/platform/ids.ts";

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
