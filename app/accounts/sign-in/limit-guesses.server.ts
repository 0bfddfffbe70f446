import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

/**
 * Of a password asked again and of one-time codes, counted apart: knowing one must give no extra attempts at the other.
 * `limit-sign-ins` counts the rest.
 */
type Guessed = "password" | "code";

const tries = { points: () => 10, seconds: 15 * 60 };
const limits = { password: sharedLimit("password", tries), code: sharedLimit("code", tries) };

/** Ten in a quarter of an hour, from anywhere. */
export async function countGuess(guessed: Guessed, userId: UserId): Promise<Outcome<void>> {
  const waitMs = await limits[guessed].count(userId);
  return waitMs === null ? done(undefined) : refuse(tooMany(waitMs));
}

export async function guessedRight(guessed: Guessed, userId: UserId): Promise<void> {
  await limits[guessed].reset(userId);
}
