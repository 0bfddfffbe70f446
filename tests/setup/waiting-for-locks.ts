import { sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";

/** How many connections to the test's database wait for a lock. */
export async function waitingForLocks(): Promise<number> {
  const { rows } = await db.execute(sql`select query from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and wait_event_type = 'Lock'`);
  return rows.length;
}
