import { splitPayment, type PaymentSplit } from "#app/checkout/payment-split.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { spendable, usableWallet, type UsableWallet } from "#app/checkout/usable-wallet.server.ts";
import { quotePurchase } from "#app/checkout/quote-purchase.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { gateway, gatewaysFor } from "#app/payments/gateways/registry.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { priceChanged } from "#app/pricing/price-changed.ts";
import type { Currency } from "#app/money/currency.ts";

/** A purchase, priced and split between wallet and gateway, before anything is written. */
export type PlannedPurchase = CustomerQuote & { plan: PaymentSplit };

/**
 * Prices the purchase anew and splits it. `platform` null means that the wallet must pay all of it. Refuses with
 * `platform_not_offered`, and what quotes and a conversion refuse.
 */
export async function planPurchase(
  purchase: Purchase,
  platform: GatewayName | null,
): Promise<Outcome<PlannedPurchase>> {
  const { user, now } = purchase;
  const quoted = await quotePurchase(purchase);
  if (!quoted.ok) return quoted;
  const { price, currency } = quoted.value.quote;
  const offered = platform ? checkOffered(platform, currency) : done(null);
  if (!offered.ok) return offered;
  const asksWallet = purchase.useWallet && price > 0n;
  const wallet = asksWallet ? await walletIn(user.id, currency, now) : done(null);
  if (!wallet.ok) return wallet;
  const plan = splitPayment({
    price,
    minorUnit: minorUnitOf(currency),
    balance: wallet.value?.balance ?? 0n,
    useWallet: purchase.useWallet,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge: platform ? gateway(platform).minimumCharge(currency) : 0n,
  });
  if (!plan) {
    invariant(platform, "only a gateway has a minimum");
    return notOffered(platform);
  }
  return done({ ...quoted.value, plan });
}

async function walletIn(
  userId: UserId,
  currency: Currency,
  now: Date,
): Promise<Outcome<UsableWallet | null>> {
  const wallet = await spendable(userId);
  return wallet ? usableWallet(wallet, currency, now) : done(null);
}

/** Refuses a platform without keys, and one that does not take the currency. */
export function checkOffered(platform: GatewayName, currency: Currency): Outcome<null> {
  return gatewaysFor(currency).includes(platform) ? done(null) : notOffered(platform);
}

/** Refuses when the amount that a page shows is not the amount that is asked for now. */
export function checkAsserted(
  asserted: bigint | null | undefined,
  { quote }: PlannedPurchase,
  right: bigint,
): Outcome<null> {
  if (asserted === null || asserted === undefined || asserted === right) return done(null);
  return priceChanged({ amount: right, price: quote.price, currency: quote.currency });
}

function notOffered(platform: GatewayName): Refused {
  return refuse({
    code: "platform_not_offered",
    message: `${gatewayFacts[platform].label} cannot take this amount. Please choose another way to pay.`,
    status: 422,
    field: "platform",
  });
}
