import { z } from "zod";

import { isDay } from "#app/content/adviser-fields.ts";
import { proofLengthMax } from "#app/content/claims.ts";
import { orNull, readAs, ticked } from "#app/forms/fields.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

/** What the owner says of a claim. */
export const claimFields = z.object({
  /** When the line was kept that the owner saw; empty for none. */
  seen: z.string().default(""),
  proof: readAs(readProof, `Write at most ${proofLengthMax.toLocaleString("en")} characters.`),
  proved_until: orNull(readAs((typed) => (isDay(typed) ? typed : null), "Choose a day, or leave it empty.")),
  hidden: ticked,
});

/** Whether the stars or the rating are shown; `server` leaves it to the server's own setting. */
export const switchFields = z.object({
  key: z.string().default(""),
  to: z.enum(["on", "off", "server"], "Choose one of the answers."),
});

export type ClaimFields = z.output<typeof claimFields>;
export type SwitchFields = z.output<typeof switchFields>;

function readProof(typed: string): string | null {
  // Counting what a reader sees takes time, so what is far too long is not counted.
  if (typed.length > 50 * proofLengthMax) return null;
  const proof = plainParagraphs(typed);
  return readersLength(proof) > proofLengthMax ? null : proof;
}
