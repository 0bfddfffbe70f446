import type { Money } from "#app/money/money.ts";

/** A figure that a form was drawn with, in hundredths, as the form carries it: compared, never trusted. */
export function writeShown({ amount, currency }: Money): string {
  return `${currency} ${amount}`;
}
