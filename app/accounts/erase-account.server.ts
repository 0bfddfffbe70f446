import { eq } from "drizzle-orm";

import { eraseOneTimeLinks } from "#app/accounts/password/one-time-links.server.ts";
import { eraseLostNotes } from "#app/accounts/send-account-note.server.ts";
import { credentials, signInSessions, twoFactors, users } from "#app/accounts/tables.server.ts";
import { deletedAddress } from "#app/mail/deleted-address.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Blocks new orders and payments until the transaction ends. False if the account is gone. */
export async function blockNewPurchases(tx: Db, userId: UserId): Promise<boolean> {
  const [found] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return found !== undefined && found.deletedAt === null;
}

/** Removes identity and credentials. The row stays: orders and postings reference it. */
export async function eraseAccount(tx: Db, userId: UserId, now: Date): Promise<void> {
  await tx.delete(signInSessions).where(eq(signInSessions.userId, userId));
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await eraseOneTimeLinks(tx, userId);
  const [before] = await tx.select({ to: users.email }).from(users).where(eq(users.id, userId));
  if (before) await eraseLostNotes(tx, before);
  await tx
    .update(users)
    .set({
      name: "Deleted customer",
      first_name: "Deleted",
      last_name: "customer",
      email: deletedAddress(userId),
      emailVerified: false,
      image: null,
      username: null,
      displayUsername: null,
      mobile: "",
      country: "",
      avatarFileId: null,
      twoFactorEnabled: false,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
