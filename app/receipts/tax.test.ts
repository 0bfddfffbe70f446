import { describe, expect, test } from "vitest";

import { parseEnv } from "#app/platform/env.server.ts";
import { readTaxLines, taxesWithin } from "#app/receipts/tax.ts";
import type { Currency } from "#app/money/currency.ts";

describe("a tax that a total contains", () => {
  test.each<[string, string, string, Currency, bigint, bigint[]]>([
    ["of 18% in 118.00 is 18.00", "IN: GST 18%", "IN", "INR", 11_800n, [1_800n]],
    ["is rounded half up to the hundredth", "IN: GST 18%", "IN", "INR", 10_620_184n, [1_620_028n]],
    ["of one and a half hundredths is two", "IN: Levy 60%", "IN", "INR", 4n, [2n]],
    ["is whole yen for yen", "JP: Consumption tax 10%", "JP", "JPY", 571_300n, [51_900n]],
    ["may have decimals, exactly", "CH: MWST 8.1%", "CH", "CHF", 10_810n, [810n]],
    ["two taxes share one total", "IN: CGST 9%; IN: SGST 9%", "IN", "INR", 11_800n, [900n, 900n]],
    ["of nothing is nothing", "IN: GST 18%", "IN", "INR", 0n, [0n]],
    ["of another country does not count", "AE: VAT 5%", "IN", "INR", 11_800n, []],
    ["is none unless set", "", "IN", "INR", 11_800n, []],
  ])("%s", (_sentence, setting, country, currency, total, amounts) => {
    const taxes = taxesWithin(total, { currency, country, taxLines: readTaxLines(setting) });
    expect(taxes.map((tax) => tax.amount)).toEqual(amounts);
  });

  test("is named with its percent", () => {
    const asked = {
      currency: "INR" as const,
      country: "IN",
      taxLines: readTaxLines("IN: Goods & Services Tax 18 %"),
    };
    expect(taxesWithin(11_800n, asked)).toEqual([
      { label: "Includes Goods & Services Tax 18%", amount: 1_800n },
    ]);
  });
});

describe("the setting", () => {
  const settings = { SITE_URL: "http://127.0.0.1", DATABASE_URL: "postgres://x@127.0.0.1/x", EMBEDDED: "1" };
  const parse = (TAX_LINES: string) => parseEnv({ ...settings, SECRET: "x".repeat(32), TAX_LINES }).TAX_LINES;

  test.each(["", "IN: GST 18%", "IN: GST 18%;", "IN:GST 18 %; AE: VAT 5%", "US: Sales tax, state 7.25%"])(
    "%j is read",
    (setting) => expect(readTaxLines(parse(setting)).length).toBe(setting.split("%").length - 1),
  );

  test.each([
    "GST 18%",
    "in: GST 18%",
    "IN: GST",
    "IN: 18%",
    "IN: GST 180%",
    "IN: GST 18% AE: VAT 5%",
    "IN: GST -1%",
  ])("%j is refused at the start, by name", (setting) =>
    expect(() => parse(setting)).toThrow(/TAX_LINES: such as/),
  );
});
