import { and, eq, isNull, ne, sql } from "drizzle-orm";

import { type Actor, system } from "#app/audit/record-audit-event.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, type StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** One lock for all: such changes are rare. */
export async function lockPeople(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
}

/** Check under the lock: when two owners remove each other, the second must fail. */
export async function mayChangePeople(tx: Db, actor: Actor): Promise<Outcome<void>> {
  if (actor === system) return done(undefined);
  const role = await roleOf(tx, actor.id);
  return role !== null && may(role, "change_people", { own: false }) ? done(undefined) : notAllowed;
}

export async function roleOf(tx: Db, userId: UserId): Promise<StaffRole | null> {
  const [found] = await tx
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return found?.role ?? null;
}

/** Keeps the time zone they chose earlier. */
export async function putRole(
  tx: Db,
  { userId, role, grantedBy, now }: { userId: UserId; role: StaffRole; grantedBy: UserId; now: Date },
): Promise<void> {
  const granted = { role, grantedBy, grantedAt: now, endedAt: null };
  await tx
    .insert(staff)
    .values({ userId, ...granted })
    .onConflictDoUpdate({ target: staff.userId, set: granted });
}

export async function hasOtherOwner(tx: Db, userId: UserId): Promise<boolean> {
  const found = await tx
    .select({ userId: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNull(staff.endedAt), ne(staff.userId, userId)))
    .limit(1);
  return found.length > 0;
}
