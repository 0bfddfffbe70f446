import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export const noteLengthMax = 2000;

/** Null if empty. Refuses: `note_too_long`. */
export function readNote(written: string): Outcome<string | null> {
  const note = plainParagraphs(written);
  if (readersLength(note) > noteLengthMax) return tooLong;
  return done(note === "" ? null : note);
}

const tooLong = refuse({
  code: "note_too_long",
  message: `A note has at most ${noteLengthMax.toLocaleString("en")} characters. Nothing was changed.`,
  status: 422,
  field: "note",
});
