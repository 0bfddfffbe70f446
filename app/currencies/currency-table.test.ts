import { expect, test } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { parseDecimal } from "#app/money/rounding.ts";

test("118 currencies from AED to ZAR, each once, in order of their code", () => {
  const codes = currencyTable.map(({ code }) => code);
  expect(codes).toHaveLength(118);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect([codes.at(0), codes.at(-1)]).toEqual(["AED", "ZAR"]);
});

test.each(currencyTable)("$code: has a name and an exact positive rate", ({ name, usdRate }) => {
  expect(name.length).toBeGreaterThan(2);
  expect(parseDecimal(usdRate).digits).toBeGreaterThan(0n);
});

test("rates are for one dollar", () => {
  expect(currencyTable.find(({ code }) => code === "USD")).toMatchObject({ usdRate: "1" });
});
