import { eq } from "drizzle-orm";

import { eraseLinkMailsTo } from "#app/accounts/password/limit-link-mails.server.ts";
import { notePasswordChange } from "#app/accounts/password/note-password-change.server.ts";
import { clearTriesAt } from "#app/accounts/sign-in/limit-sign-ins.server.ts";
import { twoFactors, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type Person = Parameters<typeof notePasswordChange>[0] & { id: UserId };

/**
 * A link that came by mail has set a new password. So the address is theirs, and whoever guessed before, at the
 * password or with it at the codes, must begin again: no lock of theirs keeps the owner out.
 */
export async function afterReset(user: Person): Promise<void> {
  await clearTriesAt(user.id);
  await eraseLinkMailsTo(user.email);
  await db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(twoFactors.userId, user.id));
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  await notePasswordChange(user);
}
