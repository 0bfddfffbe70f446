import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { minuteMs } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

export const attemptsPerHour = 5;

let attempts: RateLimiterMemory | null = null;

/** Counts before checking, so parallel attempts count too. */
export async function countAttempt(userId: UserId): Promise<Outcome<null>> {
  attempts ??= new RateLimiterMemory({ points: attemptsPerHour, duration: 3_600 });
  try {
    await attempts.consume(userId);
    return done(null);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    const minutes = Math.max(1, Math.ceil(limit.msBeforeNext / minuteMs));
    return refuse({
      ...tooMany(limit.msBeforeNext),
      message: `You have tried to book a free chat ${attemptsPerHour} times within an hour. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    });
  }
}

export function clearAttempts(): void {
  attempts = null;
}
