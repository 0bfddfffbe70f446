import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { z } from "zod";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { whoseCode } from "#app/accounts/second-factor/take-code-once.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";

const ways: Record<string, string> = {
  "/sign-in/email": "a password alone",
  "/sign-in/username": "a password alone",
  "/two-factor/verify-totp": "a code",
  "/two-factor/verify-backup-code": "a recovery code",
};

const isCodePath = (path: string | undefined) => path?.startsWith("/two-factor/verify-") ?? false;

/** Whose code a call brings, while that can still be told: too many wrong ones end what was begun. */
const expected = new WeakMap<Headers, UserId>();

export async function expectCode(ctx: CallContext): Promise<void> {
  if (!isCodePath(ctx.path) || !ctx.headers) return;
  const userId = await whoseCode(ctx);
  if (userId !== null) expected.set(ctx.headers, userId);
}

/** Of staff alone. A fault here turns nobody away who has signed in. */
export async function logStaffSignIn(ctx: CallContext): Promise<void> {
  const way = Object.hasOwn(ways, ctx.path ?? "") ? ways[ctx.path ?? ""] : undefined;
  if (way === undefined) return;
  try {
    const failed = isAPIError(ctx.context.returned);
    const userId = failed ? failedFor(ctx) : signedInAs(ctx);
    if (userId === undefined || !(await isStaff(userId, { asksForCode: !isCodePath(ctx.path) }))) return;
    await recordAuditEvent(db, {
      actor: { id: userId, role: "staff" },
      event: failed ? "second_factor_failed" : "signed_in",
      subject: { kind: "person", id: userId },
      after: failed ? null : { with: way },
      now: new Date(),
    });
  } catch (error) {
    log.error({ error }, "a sign-in could not be logged");
  }
}

const signedIn = z.object({ user: z.object({ id: UserId }) });

/** Whoever turns the second step on, or proves it again, was signed in before. */
function signedInAs({ context }: CallContext): UserId | undefined {
  return context.session ? undefined : signedIn.safeParse(context.newSession).data?.user.id;
}

function failedFor(ctx: CallContext): UserId | undefined {
  return isCodePath(ctx.path) && ctx.headers ? expected.get(ctx.headers) : undefined;
}

/** With a second step, a password alone is no sign-in yet. */
async function isStaff(userId: UserId, { asksForCode }: { asksForCode: boolean }): Promise<boolean> {
  const { role, twoFactorEnabled: hasStep } = users;
  const [found] = await db.select({ role, hasStep }).from(users).where(eq(users.id, userId));
  return found?.role === "staff" && !(asksForCode && found.hasStep);
}
