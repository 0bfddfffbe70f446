import { sql } from "drizzle-orm";

import { orders } from "#app/orders/tables.server.ts";

/** A subquery: before it, nothing was sold. */
export const firstOrderAt = sql`(select min(created_at) from ${orders})`;
