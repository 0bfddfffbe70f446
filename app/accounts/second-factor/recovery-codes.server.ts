import { randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { codeLength, keptOf, opened, sealed } from "#app/accounts/second-factor/kept-codes.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const codesEach = 10;
const ticketMinutes = 10;

/** Replaces the old ones. Hashes are kept, and the ticket, which shows the codes once. */
export async function makeRecoveryCodes(userId: UserId, now: Date): Promise<string> {
  const codes = Array.from({ length: codesEach }, newCode);
  const backupCodes = await sealed(codes.map((code) => keptOf(code.replaceAll("-", ""))));
  await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId));
  const ticket = randomBytes(18).toString("base64url");
  const { internalAdapter } = await auth().$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(ticket),
    // Whoever looks for what belongs to an account finds its id at the beginning.
    value: `${userId} ${await sealed(codes)}`,
    expiresAt: new Date(now.getTime() + ticketMinutes * minuteMs),
  });
  return ticket;
}

export async function showCodesOnce(userId: UserId, ticket: string): Promise<string[] | null> {
  const { internalAdapter } = await auth().$context;
  const kept = await internalAdapter.consumeVerificationValue(identifierOf(ticket));
  const [owner, codes = ""] = kept?.value.split(" ") ?? [];
  return owner === userId ? opened(codes) : null;
}

/** Crockford's 32, so that no letter is taken for a digit. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** 120 random bits, which a plain hash keeps secret. */
function newCode(): string {
  const drawn = Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length]);
  return drawn.join("").replaceAll(/.{6}(?!$)/g, "$&-");
}

function identifierOf(ticket: string): string {
  return `show-codes:${/^[\w-]{1,64}$/.test(ticket) ? ticket : ""}`;
}

export function recoveryCodesText(codes: readonly string[], siteName: string): string {
  return [`Recovery codes for ${siteName}`, "Each works once.", "", ...codes, ""].join("\r\n");
}
