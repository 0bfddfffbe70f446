import { expect, test } from "vitest";

import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import {
  currencyName,
  extendedList,
  isBookCurrency,
  isSupportedCurrency,
  standardList,
} from "#app/currencies/supported-currency.ts";

const codes = (list: { code: string }[]) => list.map(({ code }) => code);
const standard = ["INR", "USD", "AED", "EUR", "BDT", "NGN", "NPR", "CAD", "JOD", "AMD", "GBP"];

test("the standard list is INR, USD and the priority list, then the visitor's own", () => {
  expect(codes(standardList(null))).toEqual(standard);
  expect(codes(standardList("JPY"))).toEqual([...standard, "JPY"]);
  expect(codes(standardList("EUR"))).toEqual(standard);
});

test("the extended list has every currency once, the priority list first", () => {
  expect(extendedList()).toHaveLength(118);
  expect(new Set(codes(extendedList())).size).toBe(118);
  expect(codes(extendedList()).slice(0, 9)).toEqual(standard.slice(2));
});

test("only the internal user and staff see every currency", () => {
  expect(currenciesFor(null, "JPY")).toEqual(standardList("JPY"));
  expect(currenciesFor({ username: "asha", role: "customer" }, null)).toEqual(standardList(null));
  expect(currenciesFor({ username: "landfall-internal", role: "customer" }, null)).toHaveLength(118);
  expect(currenciesFor({ username: "desk", role: "staff" }, null)).toHaveLength(118);
});

test("a code is supported as it is written, and nothing else is", () => {
  expect(isSupportedCurrency("KWD")).toBe(true);
  for (const other of ["kwd", "", "RUB", "XXX", "constructor", null, undefined, 1, ["INR"]]) {
    expect(isSupportedCurrency(other)).toBe(false);
  }
});

test("names are for people; the book is in rupees and dollars", () => {
  expect(currencyName("JPY")).toBe("Japanese Yen");
  expect(currencyName("XXX")).toBe("XXX");
  expect([isBookCurrency("INR"), isBookCurrency("USD"), isBookCurrency("EUR")]).toEqual([true, true, false]);
});
