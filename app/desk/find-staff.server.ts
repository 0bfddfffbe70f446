import { and, eq, isNull } from "drizzle-orm";

import type { StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Somebody who works at the desk now. */
export type Member = { id: string; role: StaffRole; timeZone: string };

/** What this user is at the desk; null for everybody else, and for who has left it. */
export async function findStaff(userId: string): Promise<Member | null> {
  const [found] = await db
    .select({ id: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return found ?? null;
}
