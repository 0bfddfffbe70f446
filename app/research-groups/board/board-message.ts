import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export const boardMessageLengthMax = 2_000;
/** Per member, in all groups together. */
export const boardMessagesPerHourMax = 30;

/** Plain text. */
export function checkBoardMessage(written: string): Outcome<string> {
  const text = plainParagraphs(written);
  if (text === "") return empty;
  const length = text.length > boardMessageLengthMax * 20 ? text.length : readersLength(text);
  return length > boardMessageLengthMax ? tooLong : done(text);
}

const empty = refuse({
  code: "words_missing",
  message: "Write something first.",
  status: 422,
  field: "message",
});

const tooLong = refuse({
  code: "words_too_long",
  message: `At most ${boardMessageLengthMax.toLocaleString("en")} characters. Nothing was sent.`,
  status: 422,
  field: "message",
});
