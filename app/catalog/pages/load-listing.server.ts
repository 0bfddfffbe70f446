import type { RouterContextProvider } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { deliverySentence, notAvailableMessage, serviceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { totalWithFeeOf } from "#app/checkout/pay/total-with-fee.server.ts";
import { countryOptions } from "#app/currencies/country-options.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { startingPrices, startingPriceText } from "#app/pricing/starting-prices.server.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The catalogue with prices in the visitor's currency. */
export async function loadListing({ request, url, context }: Visit) {
  const user = context.get(currentUserContext);
  const { currency, zoneKnown } = visitorCurrency(request, user);
  const [services, prices] = await Promise.all([
    listServices(),
    currency ? startingPrices(currency, new Date()) : null,
  ]);
  const country = user?.country ?? null;
  const listed = (service: Service) => {
    const { slug, heading, intro } = service;
    const price = prices?.ok ? prices.value.get(slug) : undefined;
    const delivery = deliverySentence(serviceRules[slug]);
    return { slug, name: heading, intro, delivery, ...priceText(slug, price, { currency, country }) };
  };
  return {
    services,
    listed,
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

function priceText(
  slug: ServiceSlug,
  price: bigint | undefined,
  { currency, country }: { currency: Currency | null; country: string | null },
): PriceText {
  if (serviceRules[slug].sale === "eligibility_check")
    return { price: null, totalWithFee: null, notAvailable: notAvailableMessage };
  if (price === undefined || currency === null)
    return { price: null, totalWithFee: null, notAvailable: null };
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
