import { and, eq, inArray, isNull } from "drizzle-orm";

import { signInSessions, users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type Colleague = {
  id: UserId;
  firstName: string;
  lastName: string;
  email: string;
  secondFactor: boolean;
};

/** Ignores case; null when there is none. */
export async function findAccountByEmail(tx: Db, email: string): Promise<Colleague | null> {
  const [found] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)));
  return found ?? null;
}

export async function findColleagues(tx: Db, ids: readonly UserId[]): Promise<Map<string, Colleague>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map((colleague) => [colleague.id, colleague]));
}

/** False if the account does not exist. Waits for a deletion under way. */
export async function setAccountRole(tx: Db, userId: UserId, role: "customer" | "staff"): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function endSignIns(tx: Db, userId: UserId): Promise<void> {
  await tx.delete(signInSessions).where(eq(signInSessions.userId, userId));
}

const columns = {
  id: users.id,
  firstName: users.first_name,
  lastName: users.last_name,
  email: users.email,
  secondFactor: users.twoFactorEnabled,
};
