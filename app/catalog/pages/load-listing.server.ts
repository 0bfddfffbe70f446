import type { RouterContextProvider } from "react-router";

import { listServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { pauseSentence, saleAt } from "#app/catalog/sale-terms.ts";
import { deliverySentence, notAvailableMessage, rulesOf } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { totalWithFeeOf } from "#app/checkout/pay/total-with-fee.server.ts";
import { countryOptions } from "#app/currencies/country-options.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { utcDay } from "#app/platform/dates.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { startingPrices, startingPriceText } from "#app/pricing/starting-prices.server.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The catalogue with prices in the visitor's currency. */
export async function loadListing({ request, url, context }: Visit) {
  const user = context.get(currentUserContext);
  const { currency, zoneKnown } = visitorCurrency(request, user);
  const now = new Date();
  const [services, saleTerms, prices] = await Promise.all([
    listServices(),
    saleTermsOfAll(),
    currency ? startingPrices(currency, now) : null,
  ]);
  const { rules: rulesNow } = saleAt(saleTerms, now);
  const country = user?.country ?? null;
  const listed = (service: Service) => {
    const { slug, heading, intro } = service;
    const price = prices?.ok ? prices.value.get(slug) : undefined;
    const delivery = deliverySentence(rulesNow(slug));
    const pause = saleTerms.get(slug)?.pause;
    const sold = pause
      ? { ...unpriced, notAvailable: `Not on sale at the moment. ${pauseSentence(pause, utcDay(now))}` }
      : priceText(slug, price, { currency, country });
    return { slug, name: heading, intro, delivery, ...sold };
  };
  return {
    services,
    listed,
    rulesNow,
    paused: prices && !prices.ok ? prices.refusal.message : null,
    asked: {
      currency,
      zoneKnown,
      countries: countryOptions(currency, request),
      here: url.pathname + url.search,
    },
  };
}

export type ListedService = ReturnType<Awaited<ReturnType<typeof loadListing>>["listed"]>;

type PriceText = { price: string | null; totalWithFee: string | null; notAvailable: string | null };

const unpriced: PriceText = { price: null, totalWithFee: null, notAvailable: null };

function priceText(
  slug: ServiceSlug,
  price: bigint | undefined,
  { currency, country }: { currency: Currency | null; country: string | null },
): PriceText {
  if (rulesOf(slug).sale === "eligibility_check") return { ...unpriced, notAvailable: notAvailableMessage };
  if (price === undefined || currency === null) return unpriced;
  const totalWithFee = totalWithFeeOf({ price, currency, country });
  return {
    price: startingPriceText(slug, price, currency),
    totalWithFee:
      totalWithFee === null
        ? null
        : `${formatMoney(totalWithFee, currency)} in all with the platform premium`,
    notAvailable: null,
  };
}
