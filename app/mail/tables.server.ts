import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const mailboxMessages = pgTable("mailbox_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  attachments: jsonb().$type<{ name: string; type: string; base64: string }[]>().notNull().default([]),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
