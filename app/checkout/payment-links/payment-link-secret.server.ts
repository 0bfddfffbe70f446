import { createHash, createHmac } from "node:crypto";

import { paymentLinkPath } from "#app/checkout/payment-links/payment-link.ts";
import { env } from "#app/platform/env.server.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";

/**
 * The secret in a link's address, made from its id by a key that is not in the database. So the customer can be shown
 * the address again, and a payer sent back to it, while the table holds the hash alone.
 */
export function secretOf(linkId: PaymentLinkId): string {
  return createHmac("sha256", env().SECRET).update(`payment-link:${linkId}`).digest("base64url");
}

/** Whether a text could be a secret at all. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A link as it is stored, as far as its address needs it. */
type AddressedLink = { id: PaymentLinkId; secretHash: string; configuration: { service: string } };

/** Where a link is paid, without a host. Null once the key has changed: whoever has the address can still use it. */
export function payerPath(link: AddressedLink, fields: Record<string, string> = {}): string | null {
  const secret = secretOf(link.id);
  if (hashSecret(secret) !== link.secretHash) return null;
  return paymentLinkPath(link.configuration.service, { for: secret, ...fields });
}
