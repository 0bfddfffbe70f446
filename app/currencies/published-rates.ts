import { z } from "zod";

/** `perUsd`: exact units per dollar by currency code. */
export type PublishedRates = { date: string; perUsd: ReadonlyMap<string, string> };

const rates = z.record(z.string(), z.string());
const answer = z.union([
  // fawazahmed0/currency-api: { date, usd: { inr: 96.08 } }
  z.object({ date: z.iso.date(), usd: rates }).transform(({ date, usd }) => ({ date, rates: usd })),
  // Frankfurter: { base: "USD", date, rates: { INR: 96.08 } }
  z.object({ date: z.iso.date(), base: z.literal("USD").optional(), rates }),
]);

/** Throws for any other format; skips values that are not positive decimals. */
export function readPublishedRates(json: string): PublishedRates {
  const { date, rates: published } = answer.parse(parseKeepingDecimals(json));
  const usable = Object.entries(published)
    .map(([code, perUsd]) => [code.toUpperCase(), perUsd] as const)
    .filter(([, perUsd]) => /^\d+(\.\d+)?$/.test(perUsd) && /[1-9]/.test(perUsd));
  return { date, perUsd: new Map(usable) };
}

/** Keeps the digits as sent: a rate never passes through a float. */
function parseKeepingDecimals(json: string): unknown {
  const keepDigits = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value;
  return JSON.parse(json, keepDigits);
}
