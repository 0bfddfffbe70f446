import { describe, expect, test } from "vitest";

import { countries } from "#app/currencies/countries.ts";
import { suggestCurrency } from "#app/currencies/suggest-currency.ts";

describe("from a time zone", () => {
  test.each([
    ["Asia/Kolkata", "IN", "INR"],
    ["Asia/Calcutta", "IN", "INR"],
    ["Asia/Dubai", "AE", "AED"],
    ["Africa/Lagos", "NG", "NGN"],
    ["Asia/Kathmandu", "NP", "NPR"],
    ["Europe/London", "GB", "GBP"],
    ["Europe/Berlin", "DE", "EUR"],
    ["Europe/Copenhagen", "DK", "DKK"],
    ["America/Toronto", "CA", "CAD"],
    ["America/New_York", "US", "USD"],
    ["Asia/Tokyo", "JP", "JPY"],
  ])("%s is in %s and suggests %s", (timeZone, country, currency) => {
    expect(suggestCurrency({ timeZone })).toEqual({ country, currency });
  });

  test.each(["UTC", "GMT", "Etc/GMT+5", "Mars/Olympus", "", "asia/kolkata", "constructor", "__proto__"])(
    "%s says nothing about a country",
    (timeZone) => {
      expect(suggestCurrency({ timeZone })).toBeNull();
    },
  );

  test("every zone a browser can name leads to a currency we sell in", () => {
    for (const timeZone of Intl.supportedValuesOf("timeZone")) {
      expect(suggestCurrency({ timeZone }), timeZone).toBeTruthy();
    }
  });
});

test("a country speaks before the time zone, and an unknown one is not guessed at", () => {
  expect(suggestCurrency({ country: "BD", timeZone: "Europe/London" })).toEqual({
    country: "BD",
    currency: "BDT",
  });
  for (const country of ["ZZ", "in", "IND", "constructor", "toString"])
    expect(suggestCurrency({ country })).toBeNull();
  expect(suggestCurrency({})).toBeNull();
});

test("a country whose currency we do not sell in is suggested dollars", () => {
  expect(suggestCurrency({ country: "RU" })).toEqual({ country: "RU", currency: "USD" });
  expect(suggestCurrency({ country: "IR" })).toEqual({ country: "IR", currency: "USD" });
});

test("the picker lists every country once, by name", () => {
  const names = countries().map(({ name }) => name);
  expect(countries()).toContainEqual({ code: "IN", name: "India" });
  expect(new Set(countries().map(({ code }) => code)).size).toBe(countries().length);
  expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
  for (const { code } of countries()) expect(suggestCurrency({ country: code })).not.toBeNull();
});
