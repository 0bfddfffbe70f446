import { z } from "zod";

import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export const noFields = z.object({});

export const hidden = z.string().default("");

export const files = z.array(z.instanceof(File));

export function requiredText(charsMax: number, missing: string) {
  return z.string({ error: missing }).max(charsMax, `At most ${charsMax.toLocaleString("en")} characters.`);
}

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

/** The page shows no such field: its error is said of the whole form, without a link to nowhere. */
export function unseen<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ unseen: true });
}

export function isUnseenField(schema: z.core.$ZodType | undefined): boolean {
  return schema instanceof z.ZodType && schema.meta()?.["unseen"] === true;
}

/** An amount that the page showed, in hundredths: compared, never trusted. */
export const shownHundredths = unseen(
  readAs((sent) => (/^\d{1,18}$/.test(sent) ? BigInt(sent) : null), notUnderstood.refusal.message),
);

/** A refusal shows at the field. */
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

export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent === "yes");

export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((sent) => (sent === undefined || sent === "" ? null : sent), schema.nullable());
}
