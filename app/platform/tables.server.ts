import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Written by rate-limiter-flexible, which asks for the columns in this order. Unlogged: a crash of the database may
 * forget the attempts of the last hour.
 */
export const rateLimits = pgTable("rate_limits", {
  /** A hash: it may be made of an address or a mailbox. */
  key: text().primaryKey(),
  points: integer().notNull(),
  /** In milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
