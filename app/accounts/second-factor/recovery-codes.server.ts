import { randomBytes } from "node:crypto";

import { auth } from "#app/accounts/auth.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";

const ticketMinutes = 10;

/** A ticket to show the recovery codes once. */
export async function ticketForCodes(userId: UserId, now: Date): Promise<string> {
  const ticket = randomBytes(18).toString("base64url");
  const { internalAdapter } = await auth().$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(ticket),
    value: userId,
    expiresAt: new Date(now.getTime() + ticketMinutes * minuteMs),
  });
  return ticket;
}

export async function showCodesOnce(userId: UserId, ticket: string): Promise<string[] | null> {
  const { internalAdapter } = await auth().$context;
  const kept = await internalAdapter.consumeVerificationValue(identifierOf(ticket));
  if (kept?.value !== userId) return null;
  return codesOf(userId);
}

export async function countRecoveryCodes(userId: UserId): Promise<number> {
  return (await codesOf(userId)).length;
}

async function codesOf(userId: UserId): Promise<string[]> {
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}

function identifierOf(ticket: string): string {
  return `show-codes:${/^[\w-]{1,64}$/.test(ticket) ? ticket : ""}`;
}

export function recoveryCodesText(codes: readonly string[], siteName: string): string {
  return [`Recovery codes for ${siteName}`, "Each works once.", "", ...codes, ""].join("\r\n");
}
