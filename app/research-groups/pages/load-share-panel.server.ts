import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { noCurrencyCode } from "#app/money/currency.ts";
import { countries } from "#app/currencies/countries.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { quoteShares } from "#app/research-groups/pages/quote-shares.server.ts";
import type { SharePanelData } from "#app/research-groups/pages/share-panel.tsx";

type Visit = {
  request: Request;
  url: URL;
  user: CurrentUser | null;
  /** The size whose share stands large. */
  coAuthors: number;
  /** The sizes whose shares are shown. */
  sizes: readonly number[];
  now: Date;
};

/** What a member pays, in the visitor's currency, or the room of it until that is known. */
export async function loadSharePanel(visit: Visit): Promise<SharePanelData> {
  const { request, url, user, coAuthors, sizes, now } = visit;
  const { currency, suggested, zoneKnown } = visitorCurrency(request, user);
  const waiting = currency === null && !zoneKnown;
  const pricedIn = waiting ? "INR" : currency;
  const shares = pricedIn ? await quoteShares(sizes, pricedIn, now) : null;
  return {
    coAuthors,
    currency,
    currencies: currenciesFor(user, suggested, currency),
    countries: currency === null ? countries() : [],
    waiting,
    here: url.pathname + url.search,
    shares: shares?.ok ? (waiting ? shares.value.map(withoutCurrency) : shares.value) : [],
    problem: shares && !shares.ok ? shares.refusal.message : null,
  };
}

/** What only keeps room names no currency. */
function withoutCurrency(share: SharePanelData["shares"][number]): SharePanelData["shares"][number] {
  return { ...share, quote: { ...share.quote, currency: noCurrencyCode } };
}
