import { createHash, createHmac } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

/**
 * HMAC of id and sending with a key outside the database: the mail job need not carry it, and the table holds only a
 * hash.
 */
export function invitationSecret({ id, sentTimes }: { id: string; sentTimes: number }): string {
  return createHmac("sha256", env().SECRET).update(`staff-invitation:${id}:${sentTimes}`).digest("base64url");
}

export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Checks the format only. */
export function isInvitationSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
