import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { rateSentence } from "#app/wallet/rate-sentence.ts";

/** At what rates money would be changed now, in words. Null where it need not or cannot be changed. */
export async function conversionRate(from: string, to: string, now: Date): Promise<string | null> {
  if (from === to) return null;
  const [fromRate, toRate] = await Promise.all([freshRate(from, now), freshRate(to, now)]);
  if (!fromRate.ok || !toRate.ok) return null;
  return rateSentence({ currency: from, ...fromRate.value }, { currency: to, ...toRate.value });
}
