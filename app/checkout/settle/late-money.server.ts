import { requireBuyable, type ShareCheck } from "#app/cart/buyable.server.ts";
import { findPaymentLink, keepLinkOpen } from "#app/payment-links/find-payment-link.server.ts";
import { isAgreedByStaff } from "#app/payment-links/payment-link.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

/** Payments keep their price for a day past the deadline. */
const priceHoldsMs = dayMs;

/** Late money buys only what is still sold, and after a day only what costs no more today. */
export type LateTerms = { inTime: boolean; sold: boolean; priceStands: boolean };

/**
 * Looks at an order as money for it has come. Gateways keep open for months what cannot be closed there. To be asked
 * before a transaction is open, since prices are read beside it.
 */
export async function termsOfLateMoney(order: Order, payment: Payment, now: Date): Promise<LateTerms> {
  const inTime = now.getTime() <= payment.expiresAt.getTime() + priceHoldsMs;
  if (inTime && order.state === "pending") return { inTime, sold: true, priceStands: true };
  const sold = await isStillSold(order, payment);
  return { inTime, sold, priceStands: sold && (inTime || (await costsNoMoreToday(order, now))) };
}

/** Locks the link, so it stays open; true for payments without one. */
export async function isLinkStillOpen(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  return payment.paymentLinkId === null || keepLinkOpen(tx, payment.paymentLinkId, now);
}

async function isStillSold({ userId, configurations }: Order, payment: Payment): Promise<boolean> {
  const link = payment.paymentLinkId === null ? null : await findPaymentLink(db, payment.paymentLinkId);
  const agreedByStaff = link !== null && isAgreedByStaff(link);
  return (await requireBuyable(userId, configurations, reservedLater, { agreedByStaff })).ok;
}

/** Whether a research group's share is still free is decided later, under the group's lock. */
const reservedLater: ShareCheck = async () => true;

async function costsNoMoreToday(order: Order, now: Date): Promise<boolean> {
  const { id: besidesOrder, userId, configurations, currency, couponCode, price } = order;
  const today = await quoteForCustomer({ userId, configurations, currency, couponCode, besidesOrder, now });
  return today.ok && today.value.quote.price <= price;
}
