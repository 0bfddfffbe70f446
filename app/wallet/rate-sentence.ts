import type { Currency } from "#app/money/currency.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** Units per US dollar; `asOf` is yyyy-mm-dd. */
export type DatedRate = { currency: Currency; perUsd: string; asOf: string };

/** A dollar needs no rate; of two dates it names the earlier. */
export function rateSentence(from: DatedRate, to: DatedRate, spreadPercent: number): string {
  const rates = [from, to].filter(({ currency }) => currency !== "USD");
  const [asOf = to.asOf] = rates.map((rate) => rate.asOf).toSorted();
  const text = rates.map(({ currency, perUsd }) => `${perUsd} ${currency}`).join(" and ");
  const named = rates.length > 1 ? "the rates" : "the rate";
  const margin = spreadPercent > 0 ? `, less our margin of ${spreadPercent}%` : "";
  return `Changed at ${text} for one US dollar, ${named} of ${writtenDate(asOf)}${margin}, and rounded down.`;
}
