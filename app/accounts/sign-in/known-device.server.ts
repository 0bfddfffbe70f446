import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { hostCookie, readCookie, setHostCookie } from "#app/platform/sign-in-cookie.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const deviceCookie = "landfall_device";

const yearInSeconds = 31_536_000;

export function deviceHeader(userId: UserId): string {
  const { SITE_URL } = env();
  const name = randomBytes(12).toString("base64url");
  const value = `${name}.${sign(name, userId)}`;
  return setHostCookie({ name: deviceCookie, value, seconds: yearInSeconds, siteUrl: SITE_URL });
}

export function knownDevice(request: Request, userId: UserId): string | null {
  const value = readCookie(request, hostCookie(deviceCookie, env().SITE_URL)) ?? "";
  const [name = "", signature = ""] = value.split(".");
  const [expected, given] = [Buffer.from(sign(name, userId)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
}

function sign(name: string, userId: UserId): string {
  return createHmac("sha256", env().SECRET).update(`device:${name}:${userId}`).digest("base64url");
}
