import { LRUCache } from "lru-cache";

import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { currencyCookie, readCurrencyCookie, readTimeZone } from "#app/currencies/currency-cookie.ts";
import { suggestCurrency, zoneThatSuggests } from "#app/currencies/suggest-currency.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import type { Currency } from "#app/money/currency.ts";

export type VisitorCurrency = {
  /** Null until time zone or country is known. */
  currency: Currency | null;
  /** Always among the choices. */
  suggested: Currency | null;
  /** True even if the zone suggests nothing. */
  zoneKnown: boolean;
};

/** In order: address, saved choice, time zone, account's country. */
export function visitorCurrency(
  request: Request,
  user: { country: string } | null | undefined,
): VisitorCurrency {
  return currencyOf(request.headers.get("cookie"), new URL(request.url).searchParams.get("currency"), user);
}

/** For a request whose address names no currency. */
export function visitorCurrencyByCookies(cookies: string | null): VisitorCurrency {
  const seen = byCookies.get(cookies ?? "");
  if (seen) return seen;
  const found = currencyOf(cookies, null, null);
  byCookies.set(cookies ?? "", found);
  return found;
}

/** Signed-out visitors send few cookies, in few combinations. In characters. */
const byCookies = new LRUCache<string, VisitorCurrency>({
  max: 1_000,
  maxSize: 200_000,
  sizeCalculation: (_found, cookies) => cookies.length + 1,
});

function currencyOf(
  cookies: string | null,
  named: string | null,
  user: { country: string } | null | undefined,
): VisitorCurrency {
  const timeZone = readTimeZone(cookies);
  const byZone = suggestCurrency({ timeZone: timeZone ?? undefined });
  const byAccount = byZone || !user ? null : suggestCurrency({ country: user.country });
  const suggested = (byZone ?? byAccount)?.currency ?? null;
  const chosen = isSupportedCurrency(named) ? named : readCurrencyCookie(cookies);
  return { currency: chosen ?? suggested, suggested, zoneKnown: timeZone !== null };
}

/** By the time zone. */
export function visitorCountry(cookies: string | null): string | null {
  return suggestCurrency({ timeZone: readTimeZone(cookies) ?? undefined })?.country ?? null;
}

/** They make another request count as this visitor's, and reveal nothing else. */
export function cookiesOf({ currency, suggested, zoneKnown }: VisitorCurrency): string {
  const zone = suggested === null ? "unknown" : zoneThatSuggests(suggested);
  const cookies = [
    ...(currency === null ? [] : [`${currencyCookie}=${currency}`]),
    ...(zoneKnown && zone !== null ? [`${timeZoneCookie}=${encodeURIComponent(zone)}`] : []),
  ];
  return cookies.join("; ");
}
