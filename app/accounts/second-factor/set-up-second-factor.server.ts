import { randomUUID } from "node:crypto";

import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import { twoFactors, users } from "#app/accounts/tables.server.ts";
import { type Database, db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type SetUp = Pick<typeof twoFactors.$inferInsert, "userId" | "secret" | "backupCodes">;

/**
 * Unless the second factor is on by now: otherwise a thief with the password could swap in their own secret just as
 * the owner turns it on.
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

/** The row's id, which changes with every set-up. */
export async function findSetUp(userId: UserId): Promise<string | null> {
  const [found] = await db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return found?.id ?? null;
}

/** Undoes turning it on when the code was for a different secret than the stored one. */
export function turnOffUnlessSecretIs(userId: UserId, setUp: string | null): Promise<"on" | "undone"> {
  return db.transaction(async (tx) => {
    await lockIsOn(tx, userId);
    const [kept] = await tx
      .select({ id: twoFactors.id })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    if (kept && kept.id === setUp) return "on";
    await eraseSecondFactor(tx, userId);
    return "undone";
  });
}

export async function eraseSecondFactor(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
}

/** Locks the row, so nobody changes it until the transaction ends. */
export async function lockIsOn(tx: Transaction, userId: UserId): Promise<boolean> {
  const [user] = await tx
    .select({ on: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return user?.on ?? false;
}
