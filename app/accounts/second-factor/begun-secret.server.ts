import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { base32 } from "#app/accounts/second-factor/totp.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Each new set-up invalidates the one before. */
export async function isBegunSecret(userId: UserId, secret: string): Promise<boolean> {
  const { secretConfig: key } = await auth().$context;
  const kept = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  const begun = await Promise.all(kept.map((row) => symmetricDecrypt({ key, data: row.secret })));
  return begun.some((text) => base32(text) === secret);
}
