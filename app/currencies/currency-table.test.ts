import { expect, test } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { stepOf } from "#app/money/step.ts";
import { parseDecimal } from "#app/money/rounding.ts";

test("118 currencies from AED to ZAR, each once, in order of their code", () => {
  const codes = currencyTable.map(({ code }) => code);
  expect(codes).toHaveLength(118);
  expect(codes).toEqual([...new Set(codes)].toSorted());
  expect([codes.at(0), codes.at(-1)]).toEqual(["AED", "ZAR"]);
});

test.each(currencyTable)("$code: every payable amount is whole at every gateway", (row) => {
  const step = stepOf(row.code);
  const gateways = [row.stripe, row.razorpay, { ...row.payfort, multiple: 1 }];
  for (const { exponent, multiple } of gateways) {
    for (const amount of [step, 7n * step, 1_234_567n * step]) {
      const scaled = amount * 10n ** BigInt(exponent);
      expect(scaled % 100n).toBe(0n);
      expect((scaled / 100n) % BigInt(multiple)).toBe(0n);
    }
  }
});

test.each(currencyTable)("$code: has a name and an exact positive rate", ({ name, usdRate }) => {
  expect(name.length).toBeGreaterThan(2);
  expect(parseDecimal(usdRate).digits).toBeGreaterThan(0n);
});

test("where gateways differ from ISO and from one another", () => {
  const row = (code: string) => currencyTable.find((candidate) => candidate.code === code);
  expect(row("ISK")).toMatchObject({ isoExponent: 0, stripe: { exponent: 2, multiple: 100 } });
  expect(row("UGX")).toMatchObject({ isoExponent: 0, stripe: { exponent: 2, multiple: 100 } });
  expect(row("MGA")).toMatchObject({ isoExponent: 2, stripe: { exponent: 0 }, razorpay: { exponent: 2 } });
  expect(row("XOF")).toMatchObject({ stripe: { exponent: 0 }, payfort: { exponent: 2 } });
  expect(row("KWD")).toMatchObject({ stripe: { exponent: 3, multiple: 10, minimum: null } });
  expect(row("JPY")).toMatchObject({ stripe: { exponent: 0, multiple: 1, minimum: 50 } });
  expect(row("USD")).toMatchObject({ stripe: { minimum: 50 }, usdRate: "1" });
});
