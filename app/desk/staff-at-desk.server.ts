import { isNull } from "drizzle-orm";

import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** A subquery for other queries, named `member`: who works at the desk now, as what, and where. */
export function staffAtDesk() {
  return db
    .select({ userId: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(isNull(staff.endedAt))
    .as("member");
}
