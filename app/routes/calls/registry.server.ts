import { addToCart } from "#app/routes/calls/add-to-cart.server.ts";
import { applyDiscount } from "#app/routes/calls/apply-discount.server.ts";
import type { Call } from "#app/routes/calls/call.server.ts";
import { cartPurchase } from "#app/routes/calls/cart-purchase.server.ts";
import { changeWalletCurrency } from "#app/routes/calls/change-wallet-currency.server.ts";
import { freeConsultation } from "#app/routes/calls/free-consultation.server.ts";
import { getAmount } from "#app/routes/calls/get-amount.server.ts";
import { getCartData } from "#app/routes/calls/get-cart-data.server.ts";
import { getPlanCustomizations } from "#app/routes/calls/get-plan-customizations.server.ts";
import { getRazorpayOffers } from "#app/routes/calls/get-razorpay-offers.server.ts";
import { getResearchData } from "#app/routes/calls/get-research-data.server.ts";
import { randomTestimonialsCall } from "#app/routes/calls/random-testimonials.server.ts";
import { removeFromCart } from "#app/routes/calls/remove-from-cart.server.ts";
import { serviceRecord } from "#app/routes/calls/service-record.server.ts";
import { startPaymentCall } from "#app/routes/calls/start-payment.server.ts";
import { suggestedCurrencies } from "#app/routes/calls/suggested-currencies.server.ts";
import { topUpWallet } from "#app/routes/calls/top-up-wallet.server.ts";

/** Every call, in the order of spec section 7; our own additions last. */
export const calls: Call[] = [
  randomTestimonialsCall,
  serviceRecord,
  getPlanCustomizations,
  getAmount,
  suggestedCurrencies,
  getCartData,
  addToCart,
  cartPurchase,
  getRazorpayOffers,
  changeWalletCurrency,
  freeConsultation,
  applyDiscount,
  getResearchData,
  removeFromCart,
  startPaymentCall,
  topUpWallet,
];

const byPath = new Map(calls.map((call) => [call.path, call]));
const servicePath = /^\/api\/service\/([^/]+)\/$/;

/** The call at an address, with or without its last slash, and the service its address names. */
export function findCall(path: string): { call: Call; slug: string } | null {
  const full = path.endsWith("/") ? path : `${path}/`;
  const slug = servicePath.exec(full)?.[1];
  const call = byPath.get(slug === undefined ? full : "/api/service/{slug}/");
  return call ? { call, slug: slug ?? "" } : null;
}
