import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mail of the embedded mode, which a mailbox page shows instead of sending. */
export const mailboxMessages = pgTable("mailbox_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
