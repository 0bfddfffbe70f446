import { expect, test } from "vitest";

import {
  countriesWithCode,
  readWhatsappNumber,
  writtenNumber,
} from "#app/bookings/whatsapp-number.server.ts";

test.each([
  ["9876543210", "IN", "+919876543210"],
  ["98765 43210", "in", "+919876543210"],
  ["09876543210", "IN", "+919876543210"],
  ["+919876543210", "IN", "+919876543210"],
  ["+91 98765 43210", "IN", "+919876543210"],
  ["+91 (98765) 43-210", "IN", "+919876543210"],
  ["98765-43210", "IN", "+919876543210"],
  ["0091 98765 43210", "IN", "+919876543210"],
  ["2015550123", "US", "+12015550123"],
  ["07911123456", "GB", "+447911123456"],
  ["7911123456", "GB", "+447911123456"],
  ["501234567", "AE", "+971501234567"],
  ["9112345678", "IN", "+919112345678"],
  ["4165550123", "US", "+14165550123"],
])("%s in %s is %s", (mobile, country, number) => {
  expect(readWhatsappNumber(mobile, country)).toMatchObject({ ok: true, value: { number } });
});

test.each([
  ["", "IN", "mobile", /Enter your WhatsApp number\./],
  ["   ", "IN", "mobile", /Enter your WhatsApp number\./],
  ["+447911123456", "IN", "mobile", /digits only, without the country code/],
  ["٩٨٧٦٥٤٣٢١٠", "IN", "mobile", /digits only/],
  ["98765a3210", "IN", "mobile", /digits only/],
  ["9876543210\u202e", "IN", "mobile", /digits only/],
  ["12345", "IN", "mobile", /6 to 14 digits/],
  ["123456789012345", "IN", "mobile", /6 to 14 digits/],
  ["123456", "IN", "mobile", /not a phone number in India/],
  ["9876543210", "AE", "mobile", /not a phone number in United Arab Emirates/],
  ["919876543210", "IN", "mobile", /Leave out the country code \+91/],
  ["12015550123", "US", "mobile", /Leave out the country code \+1/],
  ["0014155552671", "IN", "mobile", /not a phone number in India/],
  ["0033612345678", "GB", "mobile", /not a phone number in United Kingdom/],
  ["01133612345678", "US", "mobile", /not a phone number in United States/],
  ["9876543210", "", "country", /Choose the country/],
  ["9876543210", "ZZ", "country", /Choose the country/],
  ["9876543210", "India", "country", /Choose the country/],
  ["9876543210", "constructor", "country", /Choose the country/],
])("%j in %j is refused at its %s", (mobile, country, field, message) => {
  expect(readWhatsappNumber(mobile, country)).toMatchObject({
    ok: false,
    refusal: { status: 422, field, message: expect.stringMatching(message) },
  });
});

test("every country of the picker says what is dialled for it", () => {
  expect(countriesWithCode().length).toBeGreaterThan(230);
  expect(countriesWithCode()).toContainEqual({ code: "IN", name: "India", dialled: "+91" });
});

test("a number is written with spaces", () => {
  expect(writtenNumber("+919876543210")).toBe("+91 98765 43210");
  expect(writtenNumber("")).toBe("");
});
