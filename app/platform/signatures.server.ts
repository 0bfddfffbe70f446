import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

import { LRUCache } from "lru-cache";

import { env } from "#app/platform/env.server.ts";

type Signing = { from: readonly string[]; keys: KeyObject[]; foundRight: LRUCache<string, true> };

let made: Signing | null = null;

function signing(): Signing {
  const from = env().SECRET;
  if (made?.from === from) return made;
  const keys = from.map((key) => createSecretKey(key, "utf8"));
  return (made = { from, keys, foundRight: new LRUCache({ max: 2_000 }) });
}

/** In base64url, under every key of SECRET. The first is the one to give out. */
export function signatures(text: string): [string, ...string[]] {
  const [newest = "", ...older] = signing().keys.map((key) =>
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

/** Remembers what was right: every request of a customer brings the same signature. */
export function isSignatureOf(given: string, text: string): boolean {
  const { foundRight } = signing();
  const signed = `${given}.${text}`;
  if (foundRight.get(signed)) return true;
  const isRight = isOneOf(signatures(text), given);
  if (isRight) foundRight.set(signed, true);
  return isRight;
}
