import { done, type Outcome } from "#app/platform/outcome.ts";

export function outcomeOr(word: string, outcome: Outcome<unknown>): Outcome<string> {
  return outcome.ok ? done(word) : outcome;
}
