import { text, timestamp } from "drizzle-orm/pg-core";

export const requestColumns = () => ({
  state: text({ enum: ["waiting", "made", "declined"] }).notNull(),
  askedBy: text().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  decidedBy: text(),
  decidedAt: timestamp({ withTimezone: true }),
  declineReason: text(),
});
