import { addToCartCall } from "#app/cart/api/add-to-cart-call.server.ts";
import { applyDiscount } from "#app/coupons/api/apply-discount.server.ts";
import type { Call } from "#app/http/calls/call.server.ts";
import { cartPurchase } from "#app/cart/api/cart-purchase.server.ts";
import { changeWalletCurrency } from "#app/wallet/api/change-wallet-currency.server.ts";
import { freeConsultation } from "#app/bookings/api/free-consultation.server.ts";
import { getAmount } from "#app/pricing/api/get-amount.server.ts";
import { getCartData } from "#app/cart/api/get-cart-data.server.ts";
import { getPlanCustomizations } from "#app/catalog/api/get-plan-customizations.server.ts";
import { getRazorpayOffers } from "#app/payments/api/get-razorpay-offers.server.ts";
import { getResearchData } from "#app/research-groups/api/get-research-data.server.ts";
import { randomTestimonialsCall } from "#app/testimonials/api/random-testimonials.server.ts";
import { removeFromCartCall } from "#app/cart/api/remove-from-cart-call.server.ts";
import { serviceRecord } from "#app/catalog/api/service-record.server.ts";
import { startPaymentCall } from "#app/checkout/api/start-payment-call.server.ts";
import { suggestedCurrencies } from "#app/currencies/api/suggested-currencies.server.ts";
import { topUpWallet } from "#app/wallet/api/top-up-wallet.server.ts";

/** In the order of spec section 7; our additions last. */
export const calls: Call[] = [
  randomTestimonialsCall,
  serviceRecord,
  getPlanCustomizations,
  getAmount,
  suggestedCurrencies,
  getCartData,
  addToCartCall,
  cartPurchase,
  getRazorpayOffers,
  changeWalletCurrency,
  freeConsultation,
  applyDiscount,
  getResearchData,
  removeFromCartCall,
  startPaymentCall,
  topUpWallet,
];

const byPath = new Map(calls.map((call) => [call.path, call]));

const servicePath = /^\/api\/service\/([^/]+)\/$/;

export type FoundCall = { call: Call; slug: string };

/** With the slash at the end and without. */
export function findCall(path: string): FoundCall | null {
  const full = path.endsWith("/") ? path : `${path}/`;
  const slug = servicePath.exec(full)?.[1];
  const call = byPath.get(slug === undefined ? full : "/api/service/{slug}/");
  return call ? { call, slug: slug ?? "" } : null;
}
