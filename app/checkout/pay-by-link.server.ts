import { requireBuyable } from "#app/cart/buyable.server.ts";
import { customerOf } from "#app/payment-links/customer-of-link.server.ts";
import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import type { PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { isAgreedByStaff, linkClosed } from "#app/payment-links/payment-link.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { accountBilling, type Billing } from "#app/orders/billing.ts";
import { lastBilling } from "#app/orders/change-billing.server.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { shownName } from "#app/testimonials/testimonial.ts";

type PayerView = {
  customerName: string;
  view: PurchaseView;
  /** Null when the coupon applies. */
  couponProblem: string | null;
};

/** Read-only. */
export async function viewByLink(
  link: PaymentLink,
  { quoteId, now }: { quoteId: string | null; now: Date },
): Promise<Outcome<PayerView>> {
  const customer = await customerOf(link);
  const priced = await priceByLink(link, { quoteId, now });
  if (!priced.ok) return priced;
  const { quote, couponProblem } = priced.value;
  const view = await viewPurchase({ quote, user: customer, useWallet: false, now });
  // Only its owner may see the wallet.
  const shown = { ...view, wallet: null, walletProblem: null };
  return done({ customerName: shownName(customer), view: shown, couponProblem });
}

/**
 * Opens a payment by a link at a gateway. The order is the customer's, and billed to them; the money is the payer's
 * until then. Refuses with `link_closed` and as `startPayment` does.
 */
export async function startByLink(asked: {
  link: PaymentLink;
  gateway: GatewayName;
  assertedAmount: bigint | null;
  quoteId: string | null;
  now: Date;
}): Promise<Outcome<PaymentStarted>> {
  const { link, gateway, assertedAmount, quoteId, now } = asked;
  if ((await linkState(link, now)) !== "open") return linkClosed;
  const priced = await priceByLink(link, { quoteId, now });
  if (!priced.ok) return priced;
  return startPayment({
    user: await customerOf(link),
    what: { configurations: [link.configuration] },
    currency: link.currency,
    useWallet: false,
    purchaseId: link.purchaseId,
    quoteId,
    couponCode: priced.value.couponProblem === null ? link.couponCode : null,
    billing: await billingByLink(link),
    paymentLinkId: link.id,
    agreedByStaff: isAgreedByStaff(link),
    gateway,
    assertedAmount,
    now,
  });
}

/** In this order: as asked with the link, as in the purchase, as in the last order, as in the account. */
export async function billingByLink(link: PaymentLink): Promise<Billing> {
  if (link.billing) return link.billing;
  const begun = await begunByLink(link);
  return begun?.billing ?? (await lastBilling(db, link.userId)) ?? accountBilling(await customerOf(link));
}

function begunByLink({ userId, purchaseId }: PaymentLink) {
  return findBegunOrder(db, { userId, purchaseId, fromCart: false });
}

/** Drops an expired coupon and says so. Goods off sale have no price, unless a begun order reserves them. */
export async function priceByLink(
  link: PaymentLink,
  { quoteId, now }: { quoteId: string | null; now: Date },
) {
  const { userId, couponCode, currency } = link;
  const configurations = [link.configuration];
  const begun = await begunByLink(link);
  const agreed = { agreedByStaff: isAgreedByStaff(link) };
  const buyable = begun
    ? done(null)
    : await requireBuyable(userId, configurations, mayBuyShareAt(now), agreed);
  if (!buyable.ok) return buyable;
  const about = { userId, configurations, currency, besidesOrder: begun?.id, now };
  const quoted = await quoteForCustomer({ ...about, couponCode, quoteId });
  if (quoted.ok) return done({ quote: quoted.value.quote, couponProblem: null });
  if (quoted.refusal.code !== "wrong_coupon") return quoted;
  const plain = await quoteForCustomer({ ...about, quoteId });
  return plain.ok ? done({ quote: plain.value.quote, couponProblem: quoted.refusal.message }) : plain;
}
