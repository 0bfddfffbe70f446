import { createHash } from "node:crypto";

import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";

import { encryptionKeys } from "#app/accounts/second-factor/encryption-keys.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Letters of a recovery code, its hyphens apart. */
export const codeLength = 24;

/** What is kept of a code, as `readCode` reads it. Those of earlier releases, with ten letters, are kept as they are. */
export function keptOf(code: string): string {
  return code.length === codeLength ? createHash("sha256").update(code).digest("base64url") : code;
}

export async function countRecoveryCodes(userId: UserId): Promise<number> {
  const [found] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return found ? (await opened(found.codes)).length : 0;
}

export async function sealed(texts: string[]): Promise<string> {
  return symmetricEncrypt({ key: encryptionKeys(), data: JSON.stringify(texts) });
}

export async function opened(data: string): Promise<string[]> {
  return z.array(z.string()).parse(JSON.parse(await symmetricDecrypt({ key: encryptionKeys(), data })));
}
