import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

export type Queued = Record<"queueRank" | "queueDay" | "orderNumber" | "position" | "paidOn", PgColumn>;
type Side = Record<"awaits", PgColumn>;

/** Late first, by the day it is due, lightning before others of its day. */
export const inQueue = (item: Queued) =>
  [item.queueDay, item.queueRank, item.orderNumber, item.position] as [PgColumn, ...PgColumn[]];

export const isPaid = ({ paidOn }: Pick<Queued, "paidOn">) => sql`${paidOn} is not null`;

/** Lists ask it word for word as the index has it. */
export const awaitsUs = ({ awaits }: Side) => sql`${awaits} = 'us'`;

export const awaitsCustomer = ({ awaits }: Side) => sql`${awaits} = 'customer'`;

const isOver = sql`state in ('cancelled', 'refunded')`;
const isOpenWord = sql`coalesce(unanswered_since, request_since) is not null`;

/** The rule of `app/cases/awaiting.ts` in the database's words, so that lists are read from an index. */
export const whoIsAwaited = sql`case when ${isOver} then null when ${isOpenWord} then 'us' when state = 'completed' then null when state = 'delivered' or (state = 'received' and due_on is null) then 'customer' else 'us' end`;

export const awaitedSince = sql`case when ${isOver} then null when ${isOpenWord} then least(unanswered_since, request_since) when state = 'completed' then null else moved_at end`;
