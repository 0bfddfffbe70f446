import { saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import type { PremiumVisa } from "#app/catalog/service-parts/visa-comparison.ts";
import { notAvailableMessage, rulesOf } from "#app/catalog/service-rules.ts";
import { totalWithFeeOf } from "#app/checkout/pay/total-with-fee.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { startingPriceOf } from "#app/pricing/starting-prices.server.ts";

type Price = { price: string; note: string | null; isFigure: boolean };

export async function visaPrice(
  visa: PremiumVisa,
  currency: Currency | null,
  user: CurrentUser | null,
): Promise<Price> {
  if ((await saleTermsOfAll()).get(visa)?.pause) {
    return { price: "Not on sale at the moment", note: null, isFigure: false };
  }
  if (rulesOf(visa).sale === "eligibility_check") {
    return { price: notAvailableMessage, note: null, isFigure: false };
  }
  const unpriced = { price: "Priced on its page", note: "The eligibility check is free.", isFigure: false };
  if (currency === null) return unpriced;
  const found = await startingPriceOf(visa, currency, new Date());
  if (!found.ok || found.value === null) return unpriced;
  const total = totalWithFeeOf({ price: found.value, currency, country: user?.country ?? null });
  return {
    price: formatMoney(found.value, currency),
    note: `${total === null ? "" : `${formatMoney(total, currency)} in all with the platform premium. `}The eligibility check is free.`,
    isFigure: true,
  };
}
