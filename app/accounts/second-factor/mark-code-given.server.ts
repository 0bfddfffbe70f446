import { and, eq, isNull, lt, or } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const codePaths = ["/two-factor/verify-totp", "/two-factor/verify-backup-code"];

/** Where a sign-in is made again for somebody who has one. */
const renewingPaths = ["/change-password", "/two-factor/disable"];

/** Marks whether the new sign-in has passed the second factor. */
export function markCodeGiven(
  session: Record<string, unknown>,
  ctx: Pick<CallContext, "path" | "context"> | null,
): Promise<{ data: Record<string, unknown> }> {
  return Promise.resolve({ data: { ...session, codeGivenAt: codeGivenAt(ctx) } });
}

function codeGivenAt(ctx: Pick<CallContext, "path" | "context"> | null): Date | null {
  const path = ctx?.path ?? "";
  if (codePaths.includes(path)) return new Date();
  if (!renewingPaths.includes(path)) return null;
  const before: Record<string, unknown> = ctx?.context.session?.session ?? {};
  return before["codeGivenAt"] instanceof Date ? before["codeGivenAt"] : null;
}

export async function endWithoutCode(userId: UserId, since: Date): Promise<void> {
  const { codeGivenAt: givenAt } = signInSessions;
  await db
    .delete(signInSessions)
    .where(and(eq(signInSessions.userId, userId), or(isNull(givenAt), lt(givenAt, since))));
}
