import { text, timestamp } from "drizzle-orm/pg-core";

/** What is written of something that one person asks for and a second one may have to decide. */
export const askedColumns = () => ({
  state: text({ enum: ["waiting", "made", "declined"] }).notNull(),
  askedBy: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  /** The second person; nobody where none was needed. */
  decidedBy: text(),
  decidedAt: timestamp({ withTimezone: true }),
  declineReason: text(),
});
