import { type Bought, buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { billingByLink, priceByLink } from "#app/checkout/pay-by-link.server.ts";
import { isAgreedByStaff, linkClosed, linkUnknown } from "#app/payment-links/payment-link.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Quote } from "#app/pricing/quote.ts";

/** For staff links only, and only for the customer: such goods may be sold nowhere else. */
export async function walletPays(
  link: PaymentLink,
  { user, quote, now }: { user: CurrentUser | null; quote: Quote; now: Date },
): Promise<boolean> {
  if (user?.id !== link.userId || !isAgreedByStaff(link)) return false;
  const { userId, purchaseId } = link;
  const begun = await findBegunOrder(db, { userId, purchaseId, fromCart: false });
  const { walletOnly } = await viewPurchase({ quote, user, useWallet: true, begun, now });
  return walletOnly !== null;
}

/** Staff links only. To everybody but the customer the link is unknown. */
export async function payLinkFromWallet(asked: {
  link: PaymentLink;
  user: CurrentUser | null;
  assertedPrice: bigint;
  quoteId: string | null;
  now: Date;
}): Promise<Outcome<Bought>> {
  const { link, user, assertedPrice, quoteId, now } = asked;
  if (user?.id !== link.userId || !isAgreedByStaff(link)) return linkUnknown;
  const state = await linkState(link, now);
  if (state === "cancelled" || state === "expired") return linkClosed;
  const priced = await priceByLink(link, { quoteId, now });
  const couponCode = priced.ok && priced.value.couponProblem !== null ? null : link.couponCode;
  return buyWithWallet({
    user,
    what: { configurations: [link.configuration] },
    currency: link.currency,
    purchaseId: link.purchaseId,
    quoteId,
    couponCode,
    billing: await billingByLink(link),
    agreedByStaff: true,
    agreedLinkId: link.id,
    assertedPrice,
    now,
  });
}
