import { createHash } from "node:crypto";

import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { deviceHeader, knownDevice } from "#app/accounts/sign-in/known-device.server.ts";
import { notePassword } from "#app/accounts/password/end-if-password-changed.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";

const minutes = 15;
const triesFromKnownDevice = 10;
export const triesFromStrangers = 20;

const names: Record<string, "email" | "username"> = {
  "/sign-in/email": "email",
  "/sign-in/username": "username",
};

const tries = (points: number) => ({ points: () => points, seconds: minutes * 60 });
const strangers = sharedLimit("sign-in of strangers", tries(triesFromStrangers));
const knownDevices = sharedLimit("sign-in of a known device", tries(triesFromKnownDevice));

/** A known browser has its own limit, so strangers cannot lock the owner out. */
export async function countSignIn(ctx: CallContext): Promise<void> {
  const account = await accountIn(ctx);
  if (!account) return;
  await notePassword(ctx, account);
  const [limit, key] = counterFor(ctx, account);
  if ((await limit.count(key)) === null) return;
  throw new APIError("TOO_MANY_REQUESTS", {
    code: "too_many",
    message: `There were too many wrong passwords for this account. Try again in ${minutes} minutes, or set a new password: then you can log in at once.`,
  });
}

/** Takes the attempt back and marks this browser as known. */
export async function rememberSignIn(ctx: CallContext): Promise<void> {
  const user = ctx.context.newSession?.user;
  if (!user) return;
  const account = await accountIn(ctx);
  if (account) {
    const [limit, key] = counterFor(ctx, account);
    await (limit === strangers ? limit.takeBack(key) : limit.reset(key));
  }
  ctx.setHeader("set-cookie", deviceHeader(UserId.parse(user.id)));
}

export async function clearTriesAt(userId: UserId): Promise<void> {
  await strangers.reset(userId);
}

function counterFor(ctx: CallContext, account: UserId): [typeof strangers, string] {
  const headers = ctx.headers ?? new Headers();
  const device = knownDevice(new Request("http://device.invalid/", { headers }), account);
  return device ? [knownDevices, `${account} ${device}`] : [strangers, account];
}

/** Unknown names get a placeholder id, so attempts at them count alike. */
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
