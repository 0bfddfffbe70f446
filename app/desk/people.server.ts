import { and, eq, isNull, ne, sql } from "drizzle-orm";

import { type Actor, system } from "#app/audit/record-audit-event.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, type StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Lets one person at a time change who works at the desk, until the transaction ends: so seldom that it is no loss. */
export async function lockPeople(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
}

/**
 * Whether this actor may change people now, asked under the lock: of two owners who end each other's role at the same
 * moment, the second is no owner any more.
 */
export async function mayChangePeople(tx: Db, actor: Actor): Promise<Outcome<void>> {
  if (actor === system) return done(undefined);
  const role = await roleOf(tx, actor.id);
  return role !== null && may(role, "change_people", { own: false }) ? done(undefined) : notAllowed;
}

/** What somebody is at the desk; null for who is not, or no longer, there. */
export async function roleOf(tx: Db, userId: UserId): Promise<StaffRole | null> {
  const [found] = await tx
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return found?.role ?? null;
}

/** Gives a role to somebody, whatever they were before; the time zone they chose once stays. */
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

/** Whether anybody but this person is an owner. */
export async function hasOtherOwner(tx: Db, userId: UserId): Promise<boolean> {
  const found = await tx
    .select({ userId: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNull(staff.endedAt), ne(staff.userId, userId)))
    .limit(1);
  return found.length > 0;
}
