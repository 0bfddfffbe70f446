import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import { cookieIn } from "#app/platform/sign-in-cookie.ts";
import type { Currency } from "#app/money/currency.ts";

/** Set by the visitor alone, never by us. */
export const currencyCookie = "landfall_currency";

const yearInSeconds = 31_536_000;

/** Null when missing or no longer supported. */
export function readCurrencyCookie(cookieHeader: string | null): Currency | null {
  const saved = readCookie(cookieHeader, currencyCookie);
  return isSupportedCurrency(saved) ? saved : null;
}

/** A preference and no secret, so scripts may read it. */
export function currencyCookieFor(code: Currency): string {
  return `${currencyCookie}=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** Such as `Asia/Kolkata`; null when not reported. */
export function readTimeZone(cookieHeader: string | null): string | null {
  const hint = readCookie(cookieHeader, timeZoneCookie);
  return hint && /^[\w+/-]{1,60}$/.test(hint) ? hint : null;
}

/** Visitors can forge cookies; undecodable ones count as none. */
function readCookie(cookieHeader: string | null, name: string): string | null {
  const written = cookieIn(cookieHeader, name);
  if (!written?.includes("%")) return written;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
