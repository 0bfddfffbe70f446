import { eq } from "drizzle-orm";

import { signInDays } from "#app/accounts/sign-in/sign-in-days.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

type Used = { sessionId: string; role: string; since: Date; expiresAt: Date };

const hourMs = 60 * 60_000;
/** A use is written down only when it moves the end by a part of this size. */
const parts = 24;

/**
 * A sign-in of somebody at the desk ends after STAFF_IDLE_HOURS without use, so each use moves its end: never past the
 * thirty days that every sign-in has, which for customers are all there is.
 */
export async function moveIdleEnd({ sessionId, role, since, expiresAt }: Used, now: Date): Promise<void> {
  if (role !== "staff") return;
  const idleMs = env().STAFF_IDLE_HOURS * hourMs;
  const end = Math.min(now.getTime() + idleMs, since.getTime() + signInDays * dayMs);
  const movesByMs = end - expiresAt.getTime();
  if (movesByMs >= 0 && movesByMs < idleMs / parts) return;
  await db
    .update(signInSessions)
    .set({ expiresAt: new Date(end) })
    .where(eq(signInSessions.id, sessionId));
}
