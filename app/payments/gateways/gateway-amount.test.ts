import { expect, test } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import {
  chargesEveryMinorUnit,
  fromGatewayAmount,
  readUnits,
  toGatewayAmount,
  unitsOf,
} from "#app/payments/gateways/gateway-amount.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { stripeMinimum, stripeUnits } from "#app/payments/gateways/stripe/units.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * From the gateways' documents, independent of our table: decimals other than two, and currencies charged only in
 * tens or hundreds of the smallest unit.
 */
const documented = {
  stripe: {
    none: "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
    three: "BHD JOD KWD OMR TND".split(" "),
    hundreds: ["ISK", "UGX"],
  },
  razorpay: {
    none: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
    three: "BHD JOD KWD OMR TND".split(" "),
    hundreds: [] as string[],
  },
  payfort: {
    none: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF".split(" "),
    three: "BHD IQD JOD KWD LYD OMR TND".split(" "),
    hundreds: [] as string[],
  },
};

const unitsAt = { stripe: stripeUnits, razorpay: unitsOf, payfort: payfortUnits };

/** Amazon's documents and its library disagree on these, so they are never charged there. */
const disputedAtPayfort = ["XOF", "XPF"];

for (const gateway of ["stripe", "razorpay", "payfort"] as const) {
  const { none, three, hundreds } = documented[gateway];
  const decimalsOf = (code: string) => (none.includes(code) ? 0 : three.includes(code) ? 3 : 2);
  const codes = currencyTable.map((row) => row.code);

  test.each(codes.filter((code) => gateway !== "payfort" || !disputedAtPayfort.includes(code)))(
    `${gateway} is sent %s as it documents it, and back`,
    (code) => {
      const units = unitsAt[gateway](code);
      if (!units) throw new Error(`${code} is not offered`);
      for (const times of [1n, 7n, 99n, 100n, 12_345n, 10_510_289n]) {
        const amount = times * minorUnitOf(code);
        const sent = toGatewayAmount(amount, units);
        expect(BigInt(sent) * 100n).toBe(amount * 10n ** BigInt(decimalsOf(code)));
        if (three.includes(code)) expect(sent % 10).toBe(0);
        if (hundreds.includes(code)) expect(sent % 100).toBe(0);
        expect(fromGatewayAmount(sent, units)).toBe(amount);
      }
    },
  );
}

test("all 118 currencies can be charged by Stripe and Razorpay, and by Amazon all but the two in dispute", () => {
  expect(currencyTable).toHaveLength(118);
  const refusedBy = (gateway: GatewayName) =>
    currencyTable.map((row) => row.code).filter((code) => unitsAt[gateway](code) === null);
  expect(refusedBy("stripe")).toEqual([]);
  expect(refusedBy("razorpay")).toEqual([]);
  expect(refusedBy("payfort")).toEqual(disputedAtPayfort);
});

test("where gateways differ from ISO and from one another", () => {
  expect(stripeUnits("ISK")).toEqual({ exponent: 2, multiple: 100 });
  expect(stripeUnits("UGX")).toEqual({ exponent: 2, multiple: 100 });
  expect(stripeUnits("MGA")).toMatchObject({ exponent: 0 });
  expect(unitsOf("MGA")).toMatchObject({ exponent: 2 });
  expect(stripeUnits("XOF")).toMatchObject({ exponent: 0 });
  expect(stripeUnits("KWD")).toEqual({ exponent: 3, multiple: 10 });
  expect(stripeUnits("JPY")).toEqual({ exponent: 0, multiple: 1 });
});

test("a currency whose minor unit a gateway cannot count exactly is not offered", () => {
  expect(chargesEveryMinorUnit(1n, { exponent: 0, multiple: 1 })).toBe(false);
  expect(chargesEveryMinorUnit(1n, { exponent: 2, multiple: 100 })).toBe(false);
  expect(chargesEveryMinorUnit(1n, { exponent: 3, multiple: 10 })).toBe(true);
  expect(chargesEveryMinorUnit(100n, { exponent: 0, multiple: 1 })).toBe(true);
  expect(readUnits("ZZZ", unitsOf)).toBeNull();
});

test("an amount off the minor unit is never sent, and an odd amount never read as ours", () => {
  expect(() => toGatewayAmount(150n, { exponent: 0, multiple: 1 })).toThrow("not whole");
  expect(() => toGatewayAmount(50n, { exponent: 2, multiple: 100 })).toThrow("not a multiple");
  expect(() => fromGatewayAmount(1001, { exponent: 3, multiple: 10 })).toThrow("not whole hundredths");
  expect(() => fromGatewayAmount(10.5, { exponent: 2, multiple: 1 })).toThrow();
});

test.each<[Currency, bigint]>([
  ["USD", 50n],
  ["GBP", 30n],
  ["HUF", 17_500n],
  ["JPY", 5_000n],
  ["KES", 0n],
  ["KWD", 0n],
])("Stripe's least charge in %s is %s hundredths", (currency, least) => {
  expect(stripeMinimum(currency)).toBe(least);
});
