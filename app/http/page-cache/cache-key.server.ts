import { carriesSignIn } from "#app/platform/sign-in-cookie.ts";
import {
  cookiesOf,
  type VisitorCurrency,
  visitorCurrencyByCookies,
} from "#app/currencies/visitor-currency.server.ts";
import { env } from "#app/platform/env.server.ts";
import { isPublicPage } from "#app/http/public-pages.ts";

/** As Node received it. */
export type PageRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: { [name in "cookie" | "accept-encoding" | "if-none-match"]?: string | undefined };
};

export type CacheKey = VisitorCurrency & { path: string };

/** Null for signed-in visitors, choices in the address, private pages and anything but reading. */
export function cacheKeyOf({ method, url: path = "", headers }: PageRequest): CacheKey | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isPublicPage(path) || carriesSignIn(headers.cookie)) return null;
  return { path, ...visitorCurrencyByCookies(headers.cookie ?? null) };
}

export function nameOf({ path, currency, suggested, zoneKnown }: CacheKey): string {
  return `${path} ${currency} ${suggested} ${zoneKnown}`;
}

/** Built from the key alone, so nothing of the first visitor leaks into the page. */
export function sharedRequest(key: CacheKey): Request {
  return new Request(new URL(key.path, env().SITE_URL), { headers: { cookie: cookiesOf(key) } });
}
