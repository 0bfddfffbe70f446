import { createHash, createHmac } from "node:crypto";

import { paymentLinkPath } from "#app/payment-links/payment-link.ts";
import { env } from "#app/platform/env.server.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";

/** HMAC with a key outside the database: we can show the address again, but the table holds only a hash. */
export function secretOf(linkId: PaymentLinkId): string {
  return createHmac("sha256", env().SECRET).update(`payment-link:${linkId}`).digest("base64url");
}

/** Checks the format only. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

type AddressedLink = { id: PaymentLinkId; secretHash: string; configuration: { service: string } };

/** Null once the key has changed, although the old address still works. */
export function payerPath(link: AddressedLink, fields: Record<string, string> = {}): string | null {
  const secret = secretOf(link.id);
  if (hashSecret(secret) !== link.secretHash) return null;
  return paymentLinkPath(link.configuration.service, { for: secret, ...fields });
}
