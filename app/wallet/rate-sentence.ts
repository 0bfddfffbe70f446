import type { Currency } from "#app/money/currency.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** Units per US dollar; `asOf` is yyyy-mm-dd. */
export type DatedRate = { currency: Currency; perUsd: string; asOf: string };

/** "1 EUR = 109.16 INR", whichever way is more than one. A dollar needs no rate; of two dates it names the earlier. */
export function rateSentence(from: DatedRate, to: DatedRate, spreadPercent: number): string {
  const [dear, cheap] = Number(from.perUsd) <= Number(to.perUsd) ? [from, to] : [to, from];
  const worth = Number(cheap.perUsd) / Number(dear.perUsd);
  const [asOf = to.asOf] = [from, to]
    .filter(({ currency }) => currency !== "USD")
    .map((rate) => rate.asOf)
    .toSorted();
  const margin = spreadPercent > 0 ? `, less our margin of ${spreadPercent}%` : "";
  return `1 ${dear.currency} = ${written(worth)} ${cheap.currency}, the rate of ${writtenDate(asOf)}${margin}, and rounded down.`;
}

/** For reading: money is changed at the rate with all its digits. */
function written(rate: number): string {
  const digits = rate < 10 ? 4 : 2;
  return rate.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
