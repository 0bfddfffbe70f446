import { and, desc, eq, gt, ne } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { deviceText } from "#app/accounts/sign-in/device-text.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

export type Device = { id: string; text: string; since: Date; thisOne: boolean };

export async function listDevices(userId: UserId, request: Request, now: Date): Promise<Device[]> {
  const [ours, found] = await Promise.all([
    currentSignInId(request),
    db
      .select({
        id: signInSessions.id,
        userAgent: signInSessions.userAgent,
        since: signInSessions.createdAt,
      })
      .from(signInSessions)
      .where(and(eq(signInSessions.userId, userId), gt(signInSessions.expiresAt, now)))
      .orderBy(desc(signInSessions.createdAt))
      .limit(devicesMax),
  ]);
  const devices = found.map(({ id, userAgent, since }) => ({
    id,
    text: deviceText(userAgent),
    since,
    thisOne: id === ours,
  }));
  return devices.toSorted((a, b) => Number(b.thisOne) - Number(a.thisOne));
}

const devicesMax = 200;

/** A device that is already gone counts as success. */
export async function signOutDevice(
  userId: UserId,
  deviceId: string,
  request: Request,
): Promise<Outcome<void>> {
  if (deviceId === (await currentSignInId(request))) {
    return refuse({
      code: "this_device",
      message: "This is the device you are using. Use Sign Out for it.",
      status: 422,
    });
  }
  if (!/^[\w-]{1,64}$/.test(deviceId)) return done(undefined);
  await db
    .delete(signInSessions)
    .where(and(eq(signInSessions.userId, userId), eq(signInSessions.id, deviceId)));
  return done(undefined);
}

export async function signOutOthers(userId: UserId, request: Request): Promise<Outcome<void>> {
  const ours = await currentSignInId(request);
  await db
    .delete(signInSessions)
    .where(and(eq(signInSessions.userId, userId), ne(signInSessions.id, ours ?? "")));
  return done(undefined);
}

/** Includes this device: the caller clears its cookie. */
export async function signOutEverywhere(userId: UserId): Promise<void> {
  await db.delete(signInSessions).where(eq(signInSessions.userId, userId));
}

async function currentSignInId(request: Request): Promise<string | null> {
  const session = await auth().api.getSession({ headers: request.headers });
  return session?.session.id ?? null;
}
