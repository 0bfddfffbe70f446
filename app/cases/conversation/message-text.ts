import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

/** Characters. Longer texts go as a file. */
export const messageLengthMax = 5000;

/** Plain text; may be empty only with files. */
export function readMessageText(written: string, { withFiles }: { withFiles: boolean }): Outcome<string> {
  const text = plainParagraphs(written);
  if (text === "" && !withFiles) return textMissing;
  return readersLength(text) > messageLengthMax ? tooLong : done(text);
}

const textMissing = refuse({
  code: "words_missing",
  message: "Write something first.",
  status: 422,
  field: "text",
});

const tooLong = refuse({
  code: "words_too_long",
  message: `At most ${messageLengthMax.toLocaleString("en")} characters. Nothing was sent.`,
  status: 422,
  field: "text",
});
