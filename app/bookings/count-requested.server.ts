import { eq } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export function countRequested(tx: Db): Promise<number> {
  return tx.$count(bookings, eq(bookings.state, "requested"));
}
