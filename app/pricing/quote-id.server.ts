import { isOneOf, signatures } from "#app/platform/signatures.server.ts";

const quoteHoldsMs = 30 * 60 * 1000;

export type QuoteInstant = { id: string; at: Date };

/** For an expired, forged or missing id: now, with a fresh id. A quote never fails for its id. */
export function quoteInstant(id: string | null | undefined, now: Date): QuoteInstant {
  const issuedAt = typeof id === "string" ? readQuoteId(id) : null;
  if (typeof id !== "string" || issuedAt === null || !holds(issuedAt, now))
    return { id: issueQuoteId(now), at: now };
  return { id, at: issuedAt };
}

/** Timestamp plus signature, so nothing is stored. */
export function issueQuoteId(now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}.${signaturesOf(issued)[0]}`;
}

function readQuoteId(id: string): Date | null {
  const parts = /^([0-9a-z]{1,10})\.([\w-]{22})$/.exec(id);
  const [, issued = "", signature = ""] = parts ?? [];
  return isOneOf(signaturesOf(issued), signature) ? new Date(Number.parseInt(issued, 36)) : null;
}

function holds(issuedAt: Date, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime();
  return age >= 0 && age < quoteHoldsMs;
}

let lastSigned: { issued: string; right: string[] } = { issued: "", right: [] };

/** 128 bits are plenty for half an hour. Quotes of one millisecond share theirs. */
function signaturesOf(issued: string): string[] {
  if (lastSigned.issued !== issued)
    lastSigned = { issued, right: signatures(`quote ${issued}`).map((one) => one.slice(0, 22)) };
  return lastSigned.right;
}
