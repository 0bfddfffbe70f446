import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const textLengthMax = 2000;

export function readText(written: string, missing: string): Outcome<string> {
  const text = plainParagraphs(written);
  if (text === "") return refuse({ code: "words_missing", message: missing, status: 422, field: "text" });
  return readersLength(text) > textLengthMax ? tooLong : done(text);
}

const tooLong = refuse({
  code: "words_too_long",
  message: `At most ${textLengthMax.toLocaleString("en")} characters. Nothing was sent.`,
  status: 422,
  field: "text",
});
