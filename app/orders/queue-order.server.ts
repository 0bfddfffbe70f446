import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Queued = Record<"queueRank" | "queueDay" | "orderNumber" | "position" | "paidOn", PgColumn>;
type Side = Record<"state" | "dueOn", PgColumn>;

/** Late first, by the day it is due, lightning before others of its day. */
export const inQueue = (item: Queued) =>
  [item.queueDay, item.queueRank, item.orderNumber, item.position] as [PgColumn, ...PgColumn[]];

export const isPaid = ({ paidOn }: Pick<Queued, "paidOn">) => sql`${paidOn} is not null`;

/** Ours to do: what has its form and is not delivered. Lists ask it word for word as the index has it. */
export const waitsForUs = ({ state, dueOn }: Side) =>
  sql`(${state} in ('in_progress', 'in_review') or (${state} = 'received' and ${dueOn} is not null))`;

/** For the form, or for an answer to what was delivered. */
export const waitsForCustomer = ({ state, dueOn }: Side) =>
  sql`(${state} = 'delivered' or (${state} = 'received' and ${dueOn} is null))`;
