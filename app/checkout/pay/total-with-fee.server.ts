import { splitPayment } from "#app/checkout/pay/payment-split.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { connectedGateway, gatewaysFor } from "#app/payments/gateways/gateway-registry.server.ts";
import { premiumApplies } from "#app/payments/premium-applies.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * What a price comes to when a gateway charges all of it, in hundredths; null where no gateway takes it or
 * nothing is added. It stands beside every price, so that the payment dialog never surprises.
 */
export function totalWithFeeOf(asked: {
  price: bigint;
  currency: Currency;
  country: string | null;
}): bigint | null {
  const { price, currency, country } = asked;
  const charges = gatewaysFor(currency).flatMap((gateway) => {
    const split = splitPayment({
      price,
      minorUnit: minorUnitOf(currency),
      balance: 0n,
      useWallet: false,
      premiumApplies: premiumApplies({ country, currency }),
      minimumCharge: connectedGateway(gateway).minimumCharge(currency),
    });
    return split ? [split.charged] : [];
  });
  const [charged] = charges;
  return charged === undefined || charged === price ? null : charged;
}
