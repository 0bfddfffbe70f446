import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import type { Currency } from "#app/money/currency.ts";

/** The visitor's own choice. Kept until they choose again; never changed behind their back. */
export const currencyCookie = "landfall_currency";

const yearInSeconds = 31_536_000;

/** The saved currency of a `Cookie` header; null when there is none or we no longer sell in it. */
export function readSavedCurrency(cookieHeader: string | null): Currency | null {
  const saved = readCookie(cookieHeader, currencyCookie);
  return isSupportedCurrency(saved) ? saved : null;
}

/** The `Set-Cookie` value that remembers a choice. It is a preference and no secret, so scripts may read it. */
export function saveCurrency(code: Currency): string {
  return `${currencyCookie}=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** The time zone of a `Cookie` header, such as `Asia/Kolkata`; null when the browser has not told it. */
export function readTimeZone(cookieHeader: string | null): string | null {
  const hint = readCookie(cookieHeader, timeZoneCookie);
  return hint && /^[\w+/-]{1,60}$/.test(hint) ? hint : null;
}

function readCookie(cookieHeader: string | null, name: string): string | null {
  const pairs = (cookieHeader ?? "").split(";").map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? decoded(found.slice(name.length + 1)) : null;
}

/** A cookie is the visitor's to write; one that cannot be decoded is no choice. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
