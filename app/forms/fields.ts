import { z } from "zod";

import type { Outcome } from "#app/platform/outcome.ts";

/** Of a form that is nothing but its button. */
export const noFields = z.object({});

/** A field that nobody sees or fills in, such as the id of what the form is about. */
export const hidden = z.string().default("");

/** Files that were chosen. What they are is judged where they are kept. */
export const files = z.array(z.instanceof(File));

/** A field that must be filled in, with text of at most `charsMax` characters. */
export function requiredText(charsMax: number, missing: string) {
  return z.string({ error: missing }).max(charsMax, `At most ${charsMax.toLocaleString("en")} characters.`);
}

/** A field that may be left empty; then it holds the empty text. */
export function optionalText(charsMax: number) {
  return z
    .string()
    .max(charsMax, `At most ${charsMax.toLocaleString("en")} characters.`)
    .default("");
}

export function wholeNumber({ from, to }: { from: number; to: number }, wrong: string) {
  return readAs((typed) => {
    const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    return number >= from && number <= to ? number : null;
  }, wrong);
}

/** What is read from the text of a field; `wrong` where that answers null. An empty field is read too. */
export function readAs<Value>(read: (typed: string) => Value | null, wrong: string) {
  return z
    .string()
    .default("")
    .transform((typed, context) => {
      const value = read(typed);
      if (value !== null) return value;
      context.addIssue(wrong);
      return z.NEVER;
    });
}

/** What a rule of a subject reads from the text of a field. Its refusal stands beside the field. */
export function readBy<Value>(read: (typed: string) => Outcome<Value>) {
  return z
    .string()
    .default("")
    .transform((typed, context) => {
      const outcome = read(typed);
      if (outcome.ok) return outcome.value;
      context.addIssue(outcome.refusal.message);
      return z.NEVER;
    });
}

/** A box: ticked it is sent as `yes`. */
export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent === "yes");

/** A field that may be left empty; then it is null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((sent) => (sent === undefined || sent === "" ? null : sent), schema.nullable());
}
