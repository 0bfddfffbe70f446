import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const wordsLengthMax = 2000;

/**
 * What is written about a case in one go, as plain text in paragraphs. Refuses with `words_missing` and
 * `words_too_long`, both at the field `words`.
 */
export function readWords(written: string, missing: string): Outcome<string> {
  const words = plainParagraphs(written);
  if (words === "") return refuse({ code: "words_missing", message: missing, status: 422, field: "words" });
  return readersLength(words) > wordsLengthMax ? tooLong : done(words);
}

const tooLong = refuse({
  code: "words_too_long",
  message: `At most ${wordsLengthMax.toLocaleString("en")} characters. Nothing was sent.`,
  status: 422,
  field: "words",
});
