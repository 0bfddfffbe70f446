import { minuteMs } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

export const attemptsPerHour = 5;

const attempts = sharedLimit("booking", { points: () => attemptsPerHour, seconds: 3_600 });

export async function countAttempt(userId: UserId): Promise<Outcome<null>> {
  const waitMs = await attempts.count(userId);
  if (waitMs === null) return done(null);
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  return refuse({
    ...tooMany(waitMs),
    message: `You have tried to book a free chat ${attemptsPerHour} times within an hour. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  });
}
