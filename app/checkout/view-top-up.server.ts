import { splitPayment } from "#app/checkout/payment-split.ts";
import { formatMoney } from "#app/money/format.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { gateway } from "#app/payments/gateways/registry.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Currency } from "#app/money/currency.ts";

/** What adding funds comes to, in hundredths: `charged` = amount + premium. */
type TopUpReckoning = { amount: bigint; premium: bigint; charged: bigint };

/**
 * What a platform would charge for a top-up, before anything is started. Reads only. Refuses an amount below what
 * the platform takes with `invalid_amount`.
 */
export function viewTopUp(asked: {
  user: Pick<CurrentUser, "country">;
  amount: bigint;
  currency: Currency;
  /** One that is offered for the currency. */
  platform: GatewayName;
}): Outcome<TopUpReckoning> {
  const { user, amount, currency, platform } = asked;
  const minimumCharge = gateway(platform).minimumCharge(currency);
  const plan = splitPayment({
    price: amount,
    minorUnit: minorUnitOf(currency),
    balance: 0n,
    useWallet: false,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge,
  });
  if (plan) return done({ amount, premium: plan.premium, charged: plan.charged });
  return refuse({
    code: "invalid_amount",
    message: `${gatewayFacts[platform].label} takes ${formatMoney(minimumCharge, currency)} at least. Choose a larger amount.`,
    status: 422,
    field: "amount",
  });
}
