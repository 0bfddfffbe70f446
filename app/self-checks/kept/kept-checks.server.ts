import { and, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { CheckId, KeptCheck } from "#app/self-checks/kept/kept-check.ts";
import { readResult } from "#app/self-checks/kept/read-result.server.ts";
import { keptChecks } from "#app/self-checks/tables.server.ts";

type Keeping = { userId: UserId; check: string; result: string; now: Date };

/** The newest result of a check takes the place of an earlier one. */
export async function keepCheck({ userId, now, ...given }: Keeping): Promise<Outcome<CheckId>> {
  const read = await readResult(given, now);
  if (!read.ok) return read;
  const { checkId, ...kept } = read.value;
  return db.transaction(async (tx) => {
    if (!(await blockDeletion(tx, userId))) return accountGone;
    await tx
      .insert(keptChecks)
      .values({ userId, checkId, ...kept })
      .onConflictDoUpdate({ target: [keptChecks.userId, keptChecks.checkId], set: kept });
    return done(checkId);
  });
}

/** The newest first. */
export async function listKeptChecks(tx: Db, userId: UserId): Promise<KeptCheck[]> {
  const { checkId, version, answers, keptAt } = keptChecks;
  return tx
    .select({ checkId, version, answers, keptAt })
    .from(keptChecks)
    .where(eq(keptChecks.userId, userId))
    .orderBy(desc(keptAt), checkId);
}

/** Deleted twice, it is gone. */
export async function deleteKeptCheck(userId: UserId, check: CheckId): Promise<void> {
  await db.delete(keptChecks).where(and(eq(keptChecks.userId, userId), eq(keptChecks.checkId, check)));
}

export async function eraseKeptChecks(tx: Db, userId: UserId): Promise<void> {
  await tx.delete(keptChecks).where(eq(keptChecks.userId, userId));
}

export function hasKeptChecks(userId: Placeholder): SQL<boolean> {
  return sql`exists (select from ${keptChecks} where user_id = ${userId})`;
}

const accountGone = refuse({ code: "account_deleted", message: "This account is deleted.", status: 409 });
