import { z } from "zod";

/** What a source published: the day it is for, and units for one dollar by currency code, exactly. */
export type PublishedRates = { date: string; perUsd: ReadonlyMap<string, string> };

const rates = z.record(z.string(), z.string());
const answer = z.union([
  // The currency API of fawazahmed0: { date, usd: { inr: 96.08 } }
  z.object({ date: z.iso.date(), usd: rates }).transform(({ date, usd }) => ({ date, rates: usd })),
  // Frankfurter: { base: "USD", date, rates: { INR: 96.08 } }
  z.object({ date: z.iso.date(), base: z.literal("USD").optional(), rates }),
]);

/** Reads either source's answer. Throws when it is neither; leaves out what is not a positive decimal. */
export function readPublishedRates(json: string): PublishedRates {
  const { date, rates: published } = answer.parse(parseKeepingDecimals(json));
  const usable = Object.entries(published)
    .map(([code, perUsd]) => [code.toUpperCase(), perUsd] as const)
    .filter(([, perUsd]) => /^\d+(\.\d+)?$/.test(perUsd) && /[1-9]/.test(perUsd));
  return { date, perUsd: new Map(usable) };
}

/** Numbers become the very digits that were sent: a rate never passes through a float. */
function parseKeepingDecimals(json: string): unknown {
  const keepDigits = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value;
  return JSON.parse(json, keepDigits);
}
