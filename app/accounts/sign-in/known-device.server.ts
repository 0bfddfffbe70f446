import { randomBytes } from "node:crypto";

import { hostCookie, readCookie, setHostCookie } from "#app/platform/sign-in-cookie.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { isOneOf, signatures } from "#app/platform/signatures.server.ts";

const deviceCookie = "landfall_device";

const yearInSeconds = 31_536_000;

export function deviceHeader(userId: UserId): string {
  const { SITE_URL } = env();
  const name = randomBytes(12).toString("base64url");
  const value = `${name}.${signaturesOf(name, userId)[0]}`;
  return setHostCookie({ name: deviceCookie, value, seconds: yearInSeconds, siteUrl: SITE_URL });
}

export function knownDevice(request: Request, userId: UserId): string | null {
  const value = readCookie(request, hostCookie(deviceCookie, env().SITE_URL)) ?? "";
  const [name = "", signature = ""] = value.split(".");
  return isOneOf(signaturesOf(name, userId), signature) ? name : null;
}

function signaturesOf(name: string, userId: UserId) {
  return signatures(`device:${name}:${userId}`);
}
