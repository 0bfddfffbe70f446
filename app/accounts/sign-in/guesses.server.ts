import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

/** What somebody who is signed in may guess at. Each has its tries, so that knowing one gives none at the other. */
type Guessed = "password" | "code";

let limiters = newLimiters();

/**
 * One more try to prove who one is: ten in a quarter of an hour, wherever they come from. Counted before it is looked
 * at, so that tries at the same moment count too.
 */
export async function countGuess(guessed: Guessed, userId: UserId): Promise<Outcome<void>> {
  try {
    await limiters[guessed].consume(userId);
    return done(undefined);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse(tooMany(limit.msBeforeNext));
  }
}

/** It was right: the tries before it no longer count. */
export async function guessedRight(guessed: Guessed, userId: UserId): Promise<void> {
  await limiters[guessed].delete(userId);
}

/** Forgets every try: between tests. */
export function clearGuesses(): void {
  limiters = newLimiters();
}

function newLimiters(): Record<Guessed, RateLimiterMemory> {
  const tries = () => new RateLimiterMemory({ points: 10, duration: 15 * 60 });
  return { password: tries(), code: tries() };
}
