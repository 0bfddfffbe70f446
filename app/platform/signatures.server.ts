import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

let made: { from: readonly string[]; keys: KeyObject[] } | null = null;

function signingKeys(): KeyObject[] {
  const from = env().SECRET;
  if (made?.from !== from) made = { from, keys: from.map((key) => createSecretKey(key, "utf8")) };
  return made.keys;
}

/** In base64url, under every key of SECRET. The first is the one to give out. */
export function signatures(text: string): [string, ...string[]] {
  const [newest = "", ...older] = signingKeys().map((key) =>
    createHmac("sha256", key).update(text).digest("base64url"),
  );
  return [newest, ...older];
}

export function isOneOf(right: readonly string[], given: string): boolean {
  const sent = Buffer.from(given);
  return right
    .map((one) => Buffer.from(one))
    .some((one) => one.length === sent.length && timingSafeEqual(one, sent));
}
