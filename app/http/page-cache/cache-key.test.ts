import countriesAndTimeZones from "countries-and-timezones";
import { describe, expect, test } from "vitest";

import { extendedList } from "#app/currencies/supported-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { nameOf, type CacheKey, cacheKeyOf, sharedRequest } from "#app/http/page-cache/cache-key.server.ts";

const page = "/service/premium/cover-letter/";

const asks = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  cacheKeyOf({ method, url: path, headers });

describe("a kept page answers", () => {
  test("who reads a public page", () => {
    expect(asks(page)).toEqual({ path: page, currency: null, suggested: null, zoneKnown: false });
    expect(asks("/")).toMatchObject({ path: "/" });
    expect(asks(page, {}, "HEAD")).toEqual(asks(page));
  });

  test("by currency and what suggests one, and by nothing else of a visitor", () => {
    const cookie = "landfall_currency=EUR; landfall_time_zone=Asia%2FKolkata; landfall_form=abc; theme=dark";
    expect(asks(page, { cookie, "user-agent": "x", "accept-language": "de", authorization: "y" })).toEqual({
      path: page,
      currency: "EUR",
      suggested: "INR",
      zoneKnown: true,
    });
  });
});

describe("no kept page answers", () => {
  test.each(["?currency=EUR", "?", "?coupon=WELCOME10", "?pay=1", "?utm_source=x"])(
    "choices in the address: %s",
    (query) => {
      expect(asks(page + query)).toBeNull();
    },
  );

  test.each([
    "landfall.session_token=abc",
    "__Secure-landfall.session_token=abc",
    "landfall.session_data=abc",
    "landfall.two_factor=abc",
    "landfall_currency=INR; landfall.session_token=",
    "landfall_currency=INR;landfall.session_token=abc",
    "__Host-landfall.session_token=abc",
  ])("who brings %s", (cookie) => {
    expect(asks(page, { cookie })).toBeNull();
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("a %s", (method) => {
    expect(asks(page, {}, method)).toBeNull();
  });

  test.each([
    "/service/cart",
    "/account/login/",
    `${page.slice(0, -1)}.data`,
    "/service/premium/cover-letter",
  ])("who asks for %s", (path) => {
    expect(asks(path)).toBeNull();
  });
});

describe("what a kept page is made from", () => {
  const zones = [
    ...Object.keys(countriesAndTimeZones.getAllTimezones({ deprecated: true })),
    "unknown",
    "Mars/X",
  ];
  const keyOf = (cookie: string): CacheKey => asks(page, { cookie })!;
  const cookies = [
    "",
    ...zones.map((zone) => `landfall_time_zone=${encodeURIComponent(zone)}`),
    ...extendedList().flatMap(({ code }) => [
      `landfall_currency=${code}`,
      `landfall_currency=${code}; landfall_time_zone=Europe%2FBerlin`,
      `landfall_currency=${code}; landfall_time_zone=unknown`,
    ]),
  ];

  test("is read as the visitor's own request is, for every currency and time zone", () => {
    for (const cookie of cookies) {
      const key = keyOf(cookie);
      const { path, ...currency } = key;
      expect(visitorCurrency(sharedRequest(key), null), cookie).toEqual(currency);
      expect(new URL(sharedRequest(key).url).pathname).toBe(path);
    }
  });

  test("is the same for all visitors of one name, whatever they brought", () => {
    const requests = new Map<string, string>();
    for (const cookie of cookies) {
      const key = keyOf(`${cookie}; landfall_form=${Math.random()}`);
      const made = sharedRequest(key);
      const text = JSON.stringify([made.method, made.url, [...made.headers]]);
      expect(requests.get(nameOf(key)) ?? text).toBe(text);
      requests.set(nameOf(key), text);
    }
    expect(requests.size).toBeGreaterThan(200);
  });
});
