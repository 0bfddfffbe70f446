import { and, eq, isNull } from "drizzle-orm";

import { isLinkFor, listOpenLinks, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { couponOf, insertLink, lockLinksOf, type NewLink } from "#app/payment-links/insert-link.server.ts";
import { openLinksMax, tooManyLinks } from "#app/payment-links/payment-link.ts";
import { alreadyPaid } from "#app/checkout/purchase.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { quotePurchase } from "#app/checkout/quote-purchase.server.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

export type NewPaymentLink = Omit<NewLink, "customer" | "createdBy" | "expiresAt"> & {
  customer: CurrentUser;
  createdBy: Pick<CurrentUser, "id" | "role" | "codeGiven">;
};

/**
 * The same request gets the same link; other choices for the same purchase end the earlier link. Staff alone can sell
 * what is not sold online.
 */
export async function createPaymentLink(asked: NewPaymentLink): Promise<Outcome<PaymentLink>> {
  const { customer, purchaseId, now } = asked;
  const buyable = await checkBuyable(asked);
  if (!buyable.ok) return buyable;
  return allOrNothing(db, async (tx) => {
    const purchase = { userId: customer.id, purchaseId };
    await lockPurchase(tx, purchase);
    const order = await findLiveOrder(tx, purchase);
    if (order && order.state !== "pending") return alreadyPaid(order);
    await lockLinksOf(tx, customer.id);
    const open = await listOpenLinks(customer.id, now, tx);
    const earlier = open.find((link) => link.purchaseId === purchaseId);
    const same = [earlier, ...open].find((link) => link && isSame(link, asked));
    if (same) return done(await withBilling(tx, same, asked.billing ?? null));
    if (open.length - (earlier ? 1 : 0) >= openLinksMax) return tooManyLinks;
    if (earlier) await endEarlier(tx, asked);
    return done(await insertLink(tx, asked));
  });
}

/** Nobody is asked for what cannot be paid. A coupon held by this purchase counts as available. */
async function checkBuyable(asked: NewPaymentLink): Promise<Outcome<unknown>> {
  const { customer: user, createdBy, configuration, currency, couponCode, purchaseId, now } = asked;
  const quoted = await quotePurchase({
    user,
    what: { configurations: [configuration] },
    currency,
    useWallet: false,
    purchaseId,
    agreedByStaff: createdBy.role === "staff" && createdBy.codeGiven === true,
    now,
  });
  if (!quoted.ok || !couponCode) return quoted;
  const begun = await findLiveOrder(db, { userId: user.id, purchaseId });
  return findCoupon(db, couponCode, { userId: user.id, now, besidesOrder: begun?.id });
}

/** For a repeated request, the last billing details count. */
async function withBilling(
  tx: Transaction,
  link: PaymentLink,
  billing: Billing | null,
): Promise<PaymentLink> {
  if (billing) await tx.update(paymentLinks).set({ billing }).where(eq(paymentLinks.id, link.id));
  return billing ? { ...link, billing } : link;
}

function isSame(link: PaymentLink, asked: NewPaymentLink): boolean {
  return isLinkFor(link, { ...asked, couponCode: couponOf(asked) });
}

async function endEarlier(tx: Transaction, { customer, purchaseId, now }: NewPaymentLink): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: now, revokedBy: customer.id })
    .where(
      and(
        eq(paymentLinks.userId, customer.id),
        eq(paymentLinks.purchaseId, purchaseId),
        isNull(paymentLinks.revokedAt),
      ),
    );
}
