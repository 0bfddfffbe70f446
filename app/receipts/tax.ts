import { parseDecimal, roundHalfUpTo } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

export type TaxLine = { country: string; name: string; percent: string };

/** Such as `IN: GST 18%; AE: VAT 5%`. Settings are validated at start. */
export function readTaxLines(setting: string): TaxLine[] {
  return setting
    .split(";")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, country, name, percent] =
        /^\s*([A-Z]{2})\s*:\s*(.+?)\s+(\d+(?:\.\d+)?)\s*%\s*$/.exec(line) ?? [];
      invariant(country && name && percent, `"${line}" is a tax line`);
      return { country, name, percent };
    });
}

/**
 * Hundredths contained in `total`, rounded half up. Several taxes of a country share one total of 100 + all percents.
 */
export function taxesWithin(
  total: bigint,
  { currency, country, taxLines }: { currency: Currency; country: string; taxLines: readonly TaxLine[] },
): { label: string; amount: bigint }[] {
  const here = taxLines.filter((line) => line.country === country);
  const percents = here.map(({ percent }) => inParts(percent));
  const whole = percents.reduce((sum, parts) => sum + parts, 100n * partsOfOne);
  return here.map(({ name, percent }, index) => ({
    label: `Includes ${name} ${percent}%`,
    amount: roundHalfUpTo(total * (percents[index] ?? 0n), whole, minorUnitOf(currency)),
  }));
}

const partsOfOne = 1_000_000n;

function inParts(percent: string): bigint {
  const { digits, scale } = parseDecimal(percent);
  invariant(scale <= 6, `${percent} has at most six decimals`);
  return digits * 10n ** BigInt(6 - scale);
}
