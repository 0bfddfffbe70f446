import { totalWithFeeOf } from "#app/checkout/pay/total-with-fee.server.ts";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { noCurrencyCode } from "#app/money/currency.ts";
import { countryOptions } from "#app/currencies/country-options.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { quoteShares } from "#app/research-groups/pages/quote-shares.server.ts";
import type { SharePanelData } from "#app/research-groups/pages/share-panel.tsx";

type Visit = {
  request: Request;
  url: URL;
  user: CurrentUser | null;
  coAuthors: number;
  sizes: readonly number[];
  now: Date;
};

export async function loadSharePanel(visit: Visit): Promise<SharePanelData> {
  const { request, url, user, coAuthors, sizes, now } = visit;
  const { currency, suggested, zoneKnown } = visitorCurrency(request, user);
  const waiting = currency === null && !zoneKnown;
  const pricedIn = waiting ? "INR" : currency;
  const shares = pricedIn ? await quoteShares(sizes, pricedIn, now) : null;
  const country = user?.country ?? null;
  const all = (shares?.ok ? shares.value : []).map((share) => {
    const { price, currency: sold } = share.quote;
    return { ...share, total: totalWithFeeOf({ price, currency: sold, country }) };
  });
  return {
    coAuthors,
    currency,
    currencies: currenciesFor(user, suggested, currency),
    countries: countryOptions(currency, request),
    waiting,
    here: url.pathname + url.search,
    shares: waiting ? all.map(withoutCurrency) : all,
    problem: shares && !shares.ok ? shares.refusal.message : null,
  };
}

/** Placeholders show no currency. */
function withoutCurrency(share: SharePanelData["shares"][number]): SharePanelData["shares"][number] {
  return { ...share, quote: { ...share.quote, currency: noCurrencyCode } };
}
