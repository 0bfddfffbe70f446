import { sql } from "drizzle-orm";
import { index, type PgColumn, text, timestamp } from "drizzle-orm/pg-core";

import {
  awaitedSince,
  awaitsCustomer,
  awaitsUs,
  inQueue,
  isPaid,
  type Queued,
  whoIsAwaited,
} from "#app/orders/queue-order.server.ts";

const time = () => timestamp({ withTimezone: true });

/** Whose turn an item is. Triggers keep what nobody has answered. */
export const awaitingColumns = () => ({
  /** When it was paid for, its form was sent, or its state changed last. */
  movedAt: time(),
  /** The customer's first message that nobody has answered. */
  unansweredSince: time(),
  /** The oldest open request: to cancel, for another time of a session, under a guarantee. */
  requestSince: time(),
  awaits: text({ enum: ["us", "customer"] }).generatedAlwaysAs(whoIsAwaited),
  awaitsSince: time().generatedAlwaysAs(awaitedSince),
});

type Awaiting = Queued & Record<"awaits" | "unansweredSince", PgColumn>;

export const awaitingIndexes = (table: Awaiting) => [
  index("order_items_awaiting_us")
    .on(...inQueue(table))
    .where(sql`${isPaid(table)} and ${awaitsUs(table)}`),
  index("order_items_awaiting_customer")
    .on(...inQueue(table))
    .where(sql`${isPaid(table)} and ${awaitsCustomer(table)}`),
  index("order_items_unanswered")
    .on(table.unansweredSince)
    .where(sql`${table.unansweredSince} is not null`),
];
