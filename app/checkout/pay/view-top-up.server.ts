import { splitPayment } from "#app/checkout/pay/payment-split.ts";
import { formatMoney } from "#app/money/format.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Currency } from "#app/money/currency.ts";

/** Hundredths; `charged` = amount + premium. */
type TopUpBreakdown = { amount: bigint; premium: bigint; charged: bigint };

/**
 * What a gateway would charge for a top-up, before anything is started. Reads only. Refuses an amount below what
 * the gateway takes with `invalid_amount`.
 */
export function viewTopUp(asked: {
  user: Pick<CurrentUser, "country">;
  amount: bigint;
  currency: Currency;
  gateway: GatewayName;
}): Outcome<TopUpBreakdown> {
  const { user, amount, currency, gateway } = asked;
  const minimumCharge = connectedGateway(gateway).minimumCharge(currency);
  const split = splitPayment({
    price: amount,
    minorUnit: minorUnitOf(currency),
    balance: 0n,
    useWallet: false,
    premiumApplies: premiumApplies({ country: user.country, currency }),
    minimumCharge,
  });
  if (split) return done({ amount, premium: split.premium, charged: split.charged });
  return refuse({
    code: "invalid_amount",
    message: `${gatewayFacts[gateway].label} takes ${formatMoney(minimumCharge, currency)} at least. Choose a larger amount.`,
    status: 422,
    field: "amount",
  });
}
