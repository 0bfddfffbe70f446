import { splitPayment, type PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { spendable, usableWallet, type UsableWallet } from "#app/checkout/pay/usable-wallet.server.ts";
import { quotePurchase } from "#app/checkout/quote-purchase.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { connectedGateway, gatewaysFor } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { priceChanged } from "#app/pricing/price-changed.ts";
import type { Currency } from "#app/money/currency.ts";

export type SplitQuote = CustomerQuote & { split: PaymentSplit };

/**
 * Prices the purchase again and splits it. `gateway` null means that the wallet must pay all of it. Refuses with
 * `platform_not_offered`, and what quotes and a conversion refuse.
 */
export async function quoteAndSplit(
  purchase: Purchase,
  gateway: GatewayName | null,
): Promise<Outcome<SplitQuote>> {
  const { user, now } = purchase;
  const quoted = await quotePurchase(purchase);
  if (!quoted.ok) return quoted;
  const { price, currency } = quoted.value.quote;
  const offered = gateway ? checkOffered(gateway, currency) : done(null);
  if (!offered.ok) return offered;
  const asksWallet = purchase.useWallet && price > 0n;
  const wallet = asksWallet ? await walletIn(user.id, currency, now) : done(null);
  if (!wallet.ok) return wallet;
  const split = splitPayment({
    price,
    minorUnit: minorUnitOf(currency),
    balance: wallet.value?.balance ?? 0n,
    useWallet: purchase.useWallet,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge: gateway ? connectedGateway(gateway).minimumCharge(currency) : 0n,
  });
  if (!split) {
    invariant(gateway, "only a gateway has a minimum");
    return notOffered(gateway);
  }
  return done({ ...quoted.value, split });
}

async function walletIn(
  userId: UserId,
  currency: Currency,
  now: Date,
): Promise<Outcome<UsableWallet | null>> {
  const wallet = await spendable(userId);
  return wallet ? usableWallet(wallet, currency, now) : done(null);
}

/** Refuses a gateway without keys, and one that does not take the currency. */
export function checkOffered(gateway: GatewayName, currency: Currency): Outcome<null> {
  return gatewaysFor(currency).includes(gateway) ? done(null) : notOffered(gateway);
}

export function checkAsserted(
  asserted: bigint | null | undefined,
  { quote }: SplitQuote,
  right: bigint,
): Outcome<null> {
  if (asserted === null || asserted === undefined || asserted === right) return done(null);
  return priceChanged({ amount: right, price: quote.price, currency: quote.currency });
}

function notOffered(gateway: GatewayName): Refused {
  return refuse({
    code: "platform_not_offered",
    message: `${gatewayFacts[gateway].label} cannot take this amount. Please choose another way to pay.`,
    status: 422,
    field: "gateway",
  });
}
