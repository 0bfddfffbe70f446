import { expect, test } from "vitest";

import { accountBilling } from "#app/orders/billing.ts";
import { checkBilling } from "#app/orders/check-billing.ts";

const asha = { name: "Asha Rao", country: "IN", taxNumber: null };

test.each([
  ["a name and a country are enough", asha, null],
  ["a tax number", { ...asha, taxNumber: "29ABCDE1234F1Z5" }, null],
  ["one with all the signs it may have", { ...asha, taxNumber: "DE 12-34.56/78" }, null],
  ["a name in any script", { ...asha, name: "आशा राव" }, null],
  ["a name of 100 characters", { ...asha, name: "a".repeat(100) }, null],
  ["no name", { ...asha, name: "" }, "name"],
  ["a name of 101 characters", { ...asha, name: "a".repeat(101) }, "name"],
  ["a name with a line break", { ...asha, name: "Asha\nRao" }, "name"],
  ["a name that turns the text around", { ...asha, name: "Asha \u202eRao" }, "name"],
  ["a country nobody knows", { ...asha, country: "XX" }, "country"],
  ["a country in small letters", { ...asha, country: "in" }, "country"],
  ["a country by a name every object has", { ...asha, country: "constructor" }, "country"],
  ["a tax number of 31 characters", { ...asha, taxNumber: "1".repeat(31) }, "taxNumber"],
  ["a tax number with other signs", { ...asha, taxNumber: "<b>1</b>" }, "taxNumber"],
])("%s", (_sentence, billing, field) => {
  expect(checkBilling(billing)?.field ?? null).toBe(field);
});

test("an account's two names of any length fit", () => {
  const account = { firstName: "a".repeat(80), lastName: "b".repeat(80), country: "IN" };
  expect(checkBilling(accountBilling(account))).toBeNull();
});
