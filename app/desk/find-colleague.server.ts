import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Take before an item's lock. */
export async function lockColleague(tx: Transaction, userId: UserId): Promise<Member | null> {
  const [found] = await tx
    .select({ id: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)))
    .for("share");
  return found ?? null;
}

export async function zonesAtDesk(tx: Db): Promise<string[]> {
  const found = await tx
    .selectDistinct({ timeZone: staff.timeZone })
    .from(staff)
    .where(isNull(staff.endedAt));
  return found.map(({ timeZone }) => timeZone);
}

export async function zonesOfStaff(tx: Db, userIds: readonly UserId[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await tx
    .select({ id: staff.userId, timeZone: staff.timeZone })
    .from(staff)
    .where(inArray(staff.userId, [...new Set(userIds)]));
  return new Map(found.map(({ id, timeZone }) => [id, timeZone]));
}

/** Those of them who work at the desk now. */
export async function listAtDesk(tx: Db, userIds: readonly UserId[]): Promise<Member[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({ id: staff.userId, role: staff.role, timeZone: staff.timeZone })
    .from(staff)
    .where(and(inArray(staff.userId, [...new Set(userIds)]), isNull(staff.endedAt)))
    .orderBy(staff.userId);
}
