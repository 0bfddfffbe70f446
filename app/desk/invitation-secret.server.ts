import { createHash } from "node:crypto";

import { signatures } from "#app/platform/signatures.server.ts";

/**
 * HMAC of id and sending with a key outside the database: the mail job need not carry it, and the table holds only a
 * hash.
 */
export function invitationSecret(sending: Sending): string {
  return secretsOf(sending)[0];
}

/** Null once its key is no longer in SECRET. */
export function secretToSend(invitation: Sending & { secretHash: string }): string | null {
  const secret = secretsOf(invitation).find((one) => hashInvitationSecret(one) === invitation.secretHash);
  return secret ?? null;
}

type Sending = { id: string; sentTimes: number };

function secretsOf({ id, sentTimes }: Sending) {
  return signatures(`staff-invitation:${id}:${sentTimes}`);
}

export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Checks the format only. */
export function isInvitationSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
