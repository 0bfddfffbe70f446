import { createHash, timingSafeEqual } from "node:crypto";

export type PayfortFields = Record<string, string>;

export type PayfortSha = "sha256" | "sha512";

/**
 * A hash of the fields between two copies of a phrase. Requests and answers use different phrases, so our own message
 * cannot be replayed to us.
 */
export function signatureOf(fields: PayfortFields, phrase: string, sha: PayfortSha): string {
  const signed = Object.entries(fields)
    .filter(([name]) => name !== "signature")
    .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([name, value]) => `${name}=${value}`);
  return createHash(sha)
    .update(phrase + signed.join("") + phrase)
    .digest("hex");
}

export function sign(fields: PayfortFields, phrase: string, sha: PayfortSha): PayfortFields {
  return { ...fields, signature: signatureOf(fields, phrase, sha) };
}

/** Covers all other fields, so an added field is a forgery. */
export function isSigned(fields: PayfortFields, phrase: string, sha: PayfortSha): boolean {
  const given = Buffer.from((fields["signature"] ?? "").toLowerCase());
  const expected = Buffer.from(signatureOf(fields, phrase, sha));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** JSON or a form; null for anything else, or a field given twice. */
export function readFields(body: string): PayfortFields | null {
  return body.trimStart().startsWith("{") ? readJson(body) : readForm(body);
}

function readJson(body: string): PayfortFields | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body, asWritten);
  } catch {
    return null;
  }
  const entries = Object.entries(parsed as object).map(([name, value]) => [name, value ?? ""]);
  if (entries.some(([, value]) => typeof value === "object")) return null;
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) as PayfortFields;
}

/** Signed as written; parsed to a number, Amazon's ids would lose their last digits. */
function asWritten(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? (context?.source ?? value) : value;
}

function readForm(body: string): PayfortFields | null {
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  return entries.length > 0 && Object.keys(fields).length === entries.length ? fields : null;
}
