import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, notLike, or } from "drizzle-orm";

import { encryptionKeys } from "#app/accounts/second-factor/encryption-keys.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Brings what lies under an older key under the newest. */
export async function encryptAgain(): Promise<void> {
  const key = encryptionKeys();
  const newest = `$ba$${key.currentVersion}$%`;
  const { id, secret, backupCodes } = twoFactors;
  const older = await db
    .select({ id, secret, backupCodes })
    .from(twoFactors)
    .where(or(notLike(secret, newest), notLike(backupCodes, newest)));
  const again = async (data: string) =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  for (const row of older) {
    try {
      const renewed = { secret: await again(row.secret), backupCodes: await again(row.backupCodes) };
      const unchanged = and(eq(secret, row.secret), eq(backupCodes, row.backupCodes));
      await db
        .update(twoFactors)
        .set(renewed)
        .where(and(eq(id, row.id), unchanged));
    } catch (error) {
      log.error({ kind: kindOf(error) }, "a second factor lies under a key that is no longer set");
    }
  }
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
