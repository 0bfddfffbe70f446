import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

/** How long a quote's price book and rate hold. */
const quoteHoldsMs = 30 * 60 * 1000;

/** A quote's id and the instant whose prices it stands for. */
type QuoteInstant = { id: string; at: Date };

/**
 * The instant a quote id stands for, while it holds. No id, an old one and one that we did not issue are answered
 * with a fresh id that stands for now: a price can always be had, only not an old one.
 */
export function quoteInstant(id: string | null | undefined, now: Date): QuoteInstant {
  const issuedAt = typeof id === "string" ? readQuoteId(id) : null;
  if (typeof id !== "string" || issuedAt === null || !holds(issuedAt, now))
    return { id: issueQuoteId(now), at: now };
  return { id, at: issuedAt };
}

/** An id is the instant it was issued at and a signature over it, so that nothing need be stored. */
export function issueQuoteId(now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}.${signatureOf(issued)}`;
}

function readQuoteId(id: string): Date | null {
  const parts = /^([0-9a-z]{1,10})\.([\w-]{22})$/.exec(id);
  const [, issued = "", signature = ""] = parts ?? [];
  if (!timingSafeEqual(Buffer.from(signature.padEnd(22)), Buffer.from(signatureOf(issued)))) return null;
  return new Date(Number.parseInt(issued, 36));
}

function holds(issuedAt: Date, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime();
  return age >= 0 && age < quoteHoldsMs;
}

/** The first 128 bits of the signature are plenty for something that lives half an hour. */
function signatureOf(issued: string): string {
  return createHmac("sha256", env().SECRET).update(`quote ${issued}`).digest("base64url").slice(0, 22);
}
