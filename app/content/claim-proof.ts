import { isDay } from "#app/content/adviser-fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const proofLengthMax = 1_000;

/** What the owner says of a claim, as a form sends it. */
export type TypedClaim = { proof: string; provedUntil: string; hidden: boolean };

/** The same, ready to be kept. */
export type ReadClaim = { isHidden: boolean; proof: string; provedUntil: string | null };

/** Reads what was typed. Refuses with `too_long` and `invalid_date`. */
export function readClaim({ hidden, provedUntil, ...typed }: TypedClaim): Outcome<ReadClaim> {
  // Counting what a reader sees takes time, so what is far too long is not counted.
  if (typed.proof.length > 50 * proofLengthMax) return proofTooLong;
  const proof = plainParagraphs(typed.proof);
  if (readersLength(proof) > proofLengthMax) return proofTooLong;
  if (provedUntil !== "" && !isDay(provedUntil)) return noDay;
  return done({ isHidden: hidden, proof, provedUntil: provedUntil || null });
}

const proofTooLong = refuse({
  code: "too_long",
  message: `Write at most ${proofLengthMax.toLocaleString("en")} characters.`,
  status: 422,
  field: "proof",
});

const noDay = refuse({
  code: "invalid_date",
  message: "Choose a day, or leave it empty.",
  status: 422,
  field: "proved_until",
});
