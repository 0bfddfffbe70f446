import { createHash, createHmac } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

/**
 * The secret in an invitation's link, made by a key that is not in the database, from what is sent and for which time:
 * the job that sends it need not carry it, and the table holds the hash alone.
 */
export function invitationSecret({ id, sentTimes }: { id: string; sentTimes: number }): string {
  return createHmac("sha256", env().SECRET).update(`staff-invitation:${id}:${sentTimes}`).digest("base64url");
}

export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether a text could be a secret at all. */
export function isInvitationSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
