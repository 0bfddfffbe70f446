import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

/**
 * Of a password asked again and of one-time codes, counted apart: knowing one must give no extra attempts at the other.
 * `limit-sign-ins` counts the rest.
 */
type Guessed = "password" | "code";

let limiters = newLimiters();

/** Ten in a quarter of an hour, from anywhere. Counted before checking, so parallel attempts count too. */
export async function countGuess(guessed: Guessed, userId: UserId): Promise<Outcome<void>> {
  try {
    await limiters[guessed].consume(userId);
    return done(undefined);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse(tooMany(limit.msBeforeNext));
  }
}

export async function guessedRight(guessed: Guessed, userId: UserId): Promise<void> {
  await limiters[guessed].delete(userId);
}

export function clearGuesses(): void {
  limiters = newLimiters();
}

function newLimiters(): Record<Guessed, RateLimiterMemory> {
  const tries = () => new RateLimiterMemory({ points: 10, duration: 15 * 60 });
  return { password: tries(), code: tries() };
}
