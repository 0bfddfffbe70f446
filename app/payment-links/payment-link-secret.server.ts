import { createHash } from "node:crypto";

import { paymentLinkPath } from "#app/payment-links/payment-link.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";
import { signatures } from "#app/platform/signatures.server.ts";

/** HMAC with a key outside the database: we can show the address again, but the table holds only a hash. */
export function secretOf(linkId: PaymentLinkId): string {
  return secretsOf(linkId)[0];
}

function secretsOf(linkId: PaymentLinkId) {
  return signatures(`payment-link:${linkId}`);
}

/** Checks the format only. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

type AddressedLink = { id: PaymentLinkId; secretHash: string; configuration: { service: string } };

/** Null once its key is no longer in SECRET, although the old address still works. */
export function payerPath(link: AddressedLink, fields: Record<string, string> = {}): string | null {
  const secret = secretsOf(link.id).find((one) => hashSecret(one) === link.secretHash);
  if (secret === undefined) return null;
  return paymentLinkPath(link.configuration.service, { for: secret, ...fields });
}
