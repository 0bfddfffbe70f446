import { randomUUID } from "node:crypto";

import { customerOf } from "#app/payment-links/customer-of-link.server.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { quotePurchase } from "#app/checkout/quote-purchase.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { linkCustomer } from "#app/payment-links/desk/find-link-customer.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { chooseCurrency } from "#app/payment-links/link-refusals.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type LinkGoods = {
  customerId: UserId;
  configuration: Configuration;
  currency: string;
  couponCode: string;
};

/**
 * What somebody would pay by such a link today: the customer's price, with coupon and counselling credit, and what each
 * gateway charges in all. Reads only. Refuses with `not_allowed`, `unknown_customer`, `own_link`, `unknown_currency`,
 * `nothing_to_pay`, and what quotes and coupons refuse.
 */
export async function priceLink(
  member: Member,
  { customerId, configuration, currency, couponCode }: LinkGoods,
  now: Date,
): Promise<Outcome<PurchaseView>> {
  const customer = await linkCustomer(member, customerId);
  if (!customer.ok) return customer;
  if (!isSupportedCurrency(currency)) return chooseCurrency;
  const user = await customerOf({ userId: customerId });
  const priced = await quotePurchase({
    user,
    what: { configurations: [configuration] },
    currency,
    useWallet: false,
    couponCode: couponCode || null,
    purchaseId: randomUUID(),
    agreedByStaff: true,
    now,
  });
  if (!priced.ok) return priced;
  const { quote } = priced.value;
  if (quote.price === 0n) return nothingToPay;
  const view = await viewPurchase({ quote, user, useWallet: false, now });
  // The wallet belongs to the customer alone.
  return done({ ...view, wallet: null, walletProblem: null });
}

const nothingToPay = refuse({
  code: "nothing_to_pay",
  message: "Nothing is left to pay for this: the customer can buy it on the site.",
  status: 422,
});
