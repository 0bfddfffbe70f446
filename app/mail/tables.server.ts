import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mail of the embedded mode, which a mailbox page shows instead of sending. */
export const mailboxMessages = pgTable("mailbox_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  /** Files that came with it, their bytes in base64. */
  attachments: jsonb().$type<{ name: string; type: string; base64: string }[]>().notNull().default([]),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
