import { isDay } from "#app/platform/dates.ts";
import { z } from "zod";

import { proofLengthMax } from "#app/content/claims.ts";
import { orNull, readAs, ticked } from "#app/forms/fields.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const claimFields = z.object({
  seen: z.string().default(""),
  proof: readAs(readProof, `Write at most ${proofLengthMax.toLocaleString("en")} characters.`),
  proved_until: orNull(readAs((typed) => (isDay(typed) ? typed : null), "Choose a day, or leave it empty.")),
  hidden: ticked,
});

export type ClaimFields = z.output<typeof claimFields>;

function readProof(typed: string): string | null {
  // Counting visible characters is slow, so skip texts that are far too long.
  if (typed.length > 50 * proofLengthMax) return null;
  const proof = plainParagraphs(typed);
  return readersLength(proof) > proofLengthMax ? null : proof;
}
