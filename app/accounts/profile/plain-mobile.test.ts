import { expect, test } from "vitest";

import { countryOfNumber, plainMobile, withPlainMobile } from "#app/accounts/profile/plain-mobile.server.ts";

test.each([
  ["+91 98765 43210", "IN"],
  ["+919876543210", "in"],
  ["+91-98765-43210", "IN"],
  ["+91 (98765) 43210", "IN"],
  ["0091 98765 43210", "IN"],
  [" 98765 43210 ", "IN"],
  ["98765\u00a043210", "IN"],
  ["98765\u201143210", "IN"],
  ["\u202a+91 98765 43210\u202c", "IN"],
  ["(98765) 43.210", "IN"],
  ["９８７６５４３２１０", "IN"],
])("“%s” of %s is kept as its ten digits", (typed, country) => {
  expect(plainMobile(typed, country)).toBe("9876543210");
});

test.each([
  ["+1 (201) 555-0123", "US", "2015550123"],
  ["+1 (201) 555-0123", "CA", "2015550123"],
  ["+44 7700 900123", "GB", "7700900123"],
  ["+44 (0)7700 900123", "GB", "7700900123"],
  ["+39 06 1234 5678", "IT", "0612345678"],
])("“%s” of %s is kept as %s", (typed, country, kept) => {
  expect(plainMobile(typed, country)).toBe(kept);
});

test.each([
  ["+44 7700 900123", "IN"],
  ["+91 98765 43210", ""],
  ["+91 98765 43210", "XX"],
  ["+", "IN"],
  ["call me", "IN"],
  ["98765x43210", "IN"],
  ["98765+43210", "IN"],
])("“%s” with the country “%s” is left to be refused", (typed, country) => {
  expect(plainMobile(typed, country)).toBe(typed);
});

test("a form without a mobile number is left as it is", () => {
  for (const fields of [{}, { mobile: 5, country: "IN" }, { mobile: null }]) {
    expect(withPlainMobile(fields)).toEqual(fields);
  }
});

test.each([
  ["+91 98765 43210", "GB", "IN"],
  ["0091 98765 43210", null, "IN"],
  ["+1 (201) 555-0123", "CA", "CA"],
  ["+1 (201) 555-0123", null, "US"],
  ["98765 43210", "GB", null],
  ["+999 1", null, null],
  ["call me", null, null],
])("“%s”, likely of %s, is of %s", (typed, likely, country) => {
  expect(countryOfNumber(typed, likely)).toBe(country);
});
