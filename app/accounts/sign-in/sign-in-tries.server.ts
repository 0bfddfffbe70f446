import { createHash } from "node:crypto";

import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { deviceHeader, knownDevice } from "#app/accounts/sign-in/known-device.server.ts";
import { notePassword } from "#app/accounts/password/password-unchanged.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

const minutes = 15;
const triesFromKnownDevice = 10;
export const triesFromStrangers = 20;

const names: Record<string, "email" | "username"> = {
  "/sign-in/email": "email",
  "/sign-in/username": "username",
};

let limiters = newLimiters();

/**
 * One more try at an account's password, wherever it comes from. Counted before it is looked at, so that tries at the
 * same moment count too. A browser where the password was right before has tries of its own: however many strangers
 * guess, the owner gets in.
 */
export async function countSignIn(ctx: CallContext): Promise<void> {
  const account = await accountIn(ctx);
  if (!account) return;
  await notePassword(ctx, account);
  const [limiter, key] = counterFor(ctx, account);
  try {
    await limiter.consume(key);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    throw new APIError("TOO_MANY_REQUESTS", {
      code: "too_many",
      message: `There were too many wrong passwords for this account. Try again in ${minutes} minutes, or set a new password: then you can log in at once.`,
    });
  }
}

/** The password was right: that try was none, and this browser is known from now on. */
export async function rememberSignIn(ctx: CallContext): Promise<void> {
  const user = ctx.context.newSession?.user;
  if (!user) return;
  const account = await accountIn(ctx);
  if (account) {
    const [limiter, key] = counterFor(ctx, account);
    await (limiter === limiters.strangers ? limiter.reward(key) : limiter.delete(key));
  }
  ctx.setHeader("set-cookie", deviceHeader(UserId.parse(user.id)));
}

/** A new password, set by a mailed link: what was guessed at is no more. */
export async function clearTriesAt(userId: UserId): Promise<void> {
  await limiters.strangers.delete(userId);
}

/** Forgets every try: between tests. */
export function clearSignInTries(): void {
  limiters = newLimiters();
}

function newLimiters() {
  const tries = (points: number) => new RateLimiterMemory({ points, duration: minutes * 60 });
  return { strangers: tries(triesFromStrangers), knownDevice: tries(triesFromKnownDevice) };
}

function counterFor(ctx: CallContext, account: UserId): [RateLimiterMemory, string] {
  const headers = ctx.headers ?? new Headers();
  const device = knownDevice(new Request("http://device.invalid/", { headers }), account);
  return device ? [limiters.knownDevice, `${account} ${device}`] : [limiters.strangers, account];
}

/** Which account is tried: its id, or what stands for a name that nobody has, which is counted alike. */
async function accountIn({ path, body }: CallContext): Promise<UserId | null> {
  const field = names[path ?? ""];
  const fields: Record<string, unknown> = typeof body === "object" && body !== null ? body : {};
  const typed = field && fields[field];
  if (!field || typeof typed !== "string") return null;
  const name = typed.trim().toLowerCase();
  const [found] = name.includes("\0")
    ? []
    : await db.select({ id: users.id }).from(users).where(eq(users[field], name));
  return found?.id ?? UserId.parse(createHash("sha256").update(name).digest("base64url"));
}
