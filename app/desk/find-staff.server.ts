import { and, eq, isNull } from "drizzle-orm";

import type { StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type Member = { id: UserId; role: StaffRole; timeZone: string };

/** Null for everybody else, also those who have left. */
export async function findStaff(userId: UserId): Promise<Member | null> {
  const [found] = await db
    .select({ id: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return found ?? null;
}
