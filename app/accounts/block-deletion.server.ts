import { eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Blocks deletion until the transaction ends. False if the account is gone. */
export async function blockDeletion(tx: Transaction, userId: UserId): Promise<boolean> {
  const [found] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  return found !== undefined && found.deletedAt === null;
}
