import { done, type Outcome } from "#app/platform/outcome.ts";

/** The word by which the page says what was done. */
export function outcomeOr(word: string, outcome: Outcome<unknown>): Outcome<string> {
  return outcome.ok ? done(word) : outcome;
}
