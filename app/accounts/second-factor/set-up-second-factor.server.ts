import { randomUUID } from "node:crypto";

import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import { twoFactors, users } from "#app/accounts/tables.server.ts";
import { type Database, db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type SetUp = Pick<typeof twoFactors.$inferInsert, "userId" | "secret" | "backupCodes">;

/**
 * Puts a secret in the place of one that was begun before, unless the second factor is on by now: whoever knows the
 * password could otherwise put theirs in the place of the owner's at the moment at which it is turned on.
 */
export function restartSetUp(on: Database, { userId, secret, backupCodes }: SetUp) {
  return on.transaction(async (tx) => {
    if (await lockIsOn(tx, userId)) throw new APIError("CONFLICT", { code: "ALREADY_ON" });
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    const row = { id: randomUUID(), userId, secret, backupCodes, verified: false };
    const [made] = await tx.insert(twoFactors).values(row).returning();
    return made;
  });
}

/** Which secret a customer's codes are of, by its row. */
export async function findSetUp(userId: UserId): Promise<string | null> {
  const [found] = await db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return found?.id ?? null;
}

/** Turns the second factor off again where it was turned on by a code of another secret than the one that is kept. */
export function undoUnless(userId: UserId, setUp: string | null): Promise<"on" | "undone"> {
  return db.transaction(async (tx) => {
    await lockIsOn(tx, userId);
    const [kept] = await tx
      .select({ id: twoFactors.id })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    if (kept && kept.id === setUp) return "on";
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    return "undone";
  });
}

/** Whether it is on, which nobody changes until the transaction ends. */
async function lockIsOn(tx: Transaction, userId: UserId): Promise<boolean> {
  const [user] = await tx
    .select({ on: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return user?.on ?? false;
}
