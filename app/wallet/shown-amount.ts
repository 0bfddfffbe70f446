import type { Money } from "#app/money/money.ts";

/** Only compared, never trusted. Hundredths. */
export function writeShown({ amount, currency }: Money): string {
  return `${currency} ${amount}`;
}
