import { findLinkBySecret, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { linkUnknown } from "#app/payment-links/payment-link.ts";
import { isSecret } from "#app/payment-links/payment-link-secret.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

/** Per address; beyond this even a correct secret is refused. */
const wrongPerMinute = 20;

const wrongSecrets = sharedLimit("payment link", { points: () => wrongPerMinute, seconds: 60 });

export async function openLink(secret: string, address: string): Promise<Outcome<PaymentLink>> {
  // A truncated address is no guess, and must not lock out others who share the IP.
  if (!isSecret(secret)) return linkUnknown;
  const waitMs = await wrongSecrets.count(address);
  if (waitMs !== null) return refuse(tooMany(waitMs));
  const found = await findLinkBySecret(secret);
  if (found.ok) await wrongSecrets.takeBack(address);
  return found;
}
