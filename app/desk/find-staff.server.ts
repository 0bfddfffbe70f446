import { and, eq, isNull } from "drizzle-orm";

import type { StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Somebody who works at the desk now. */
export type Member = { id: UserId; role: StaffRole; timeZone: string };

/** What this user is at the desk; null for everybody else, and for who has left it. */
export async function findStaff(userId: UserId): Promise<Member | null> {
  const [found] = await db
    .select({ id: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return found ?? null;
}
