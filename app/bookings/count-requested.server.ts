import { eq } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export function countRequested(tx: Db): Count {
  return tx.$count(bookings, eq(bookings.state, "requested"));
}
