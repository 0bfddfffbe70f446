import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { currencyCookie, readSavedCurrency, readTimeZone } from "#app/currencies/saved-choice.ts";
import { suggestCurrency, zoneThatSuggests } from "#app/currencies/suggest-currency.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import type { Currency } from "#app/money/currency.ts";

export type VisitorCurrency = {
  /** What prices are shown in; null until the visitor's time zone or country is known. */
  currency: Currency | null;
  /** What their time zone suggests, or else their account's country, which is always among the currencies they can choose. */
  suggested: Currency | null;
  /** Whether the browser has told its time zone, even one that suggests nothing. */
  zoneKnown: boolean;
};

/**
 * The currency of a request: the one its address names, else the saved choice, else what the time zone suggests, else
 * what the country of the customer's account does.
 */
export function visitorCurrency(
  request: Request,
  user: { country: string } | null | undefined,
): VisitorCurrency {
  const cookies = request.headers.get("cookie");
  const timeZone = readTimeZone(cookies);
  const byZone = suggestCurrency({ timeZone: timeZone ?? undefined });
  const byAccount = byZone || !user ? null : suggestCurrency({ country: user.country });
  const suggested = (byZone ?? byAccount)?.currency ?? null;
  const named = new URL(request.url).searchParams.get("currency");
  const chosen = isSupportedCurrency(named) ? named : readSavedCurrency(cookies);
  return { currency: chosen ?? suggested, suggested, zoneKnown: timeZone !== null };
}

/** Cookies by which a request is read as this visitor's, and which say nothing else of them. */
export function cookiesOf({ currency, suggested, zoneKnown }: VisitorCurrency): string {
  const zone = suggested === null ? "unknown" : zoneThatSuggests(suggested);
  const cookies = [
    ...(currency === null ? [] : [`${currencyCookie}=${currency}`]),
    ...(zoneKnown && zone !== null ? [`${timeZoneCookie}=${encodeURIComponent(zone)}`] : []),
  ];
  return cookies.join("; ");
}
