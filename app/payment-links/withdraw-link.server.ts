import { eq } from "drizzle-orm";

import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { linksBeingPaid } from "#app/payments/links-being-paid.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/**
 * Takes a link back, in the caller's transaction. Not while somebody pays by it: a payer who stands at a gateway's page
 * would be charged for nothing (`being_paid`). `withdrawn` is false where it had ended already. Refuses besides with
 * `already_paid`.
 */
export async function withdrawLink(
  tx: Transaction,
  { link: known, by, now }: { link: PaymentLink; by: string; now: Date },
): Promise<Outcome<{ withdrawn: boolean }>> {
  // Opening and settling a payment take the same lock.
  await lockPurchase(tx, known);
  const [link] = await tx
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.id, known.id))
    .for("no key update");
  invariant(link, `payment link ${known.id} is still there`);
  if (link.paidAt !== null) return linkPaid;
  if (link.revokedAt !== null) return done({ withdrawn: false });
  const beingPaid = await linksBeingPaid(tx, { linkIds: [link.id], now });
  if (beingPaid.size > 0) return linkBeingPaid;
  await tx.update(paymentLinks).set({ revokedAt: now, revokedBy: by }).where(eq(paymentLinks.id, link.id));
  return done({ withdrawn: true });
}

const linkPaid = refuse({
  code: "already_paid",
  message: "This link is paid and has become an order.",
  status: 409,
});

const linkBeingPaid = refuse({
  code: "being_paid",
  message:
    "Someone is paying with this link right now. If the payment is not completed, the link can be withdrawn in half an hour.",
  status: 409,
});
