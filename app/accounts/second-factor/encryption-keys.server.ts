import { createHash } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

type EncryptionKeys = { keys: Map<number, string>; currentVersion: number; legacySecret?: string };

/**
 * The first encrypts, every one decrypts. SECRET's keys are among them, for what was encrypted before there was a key
 * for that.
 */
export function encryptionKeys(): EncryptionKeys {
  const { ENCRYPTION_KEY, SECRET } = env();
  const all = [...ENCRYPTION_KEY, ...SECRET];
  const oldest = SECRET.at(-1);
  return {
    keys: new Map(all.map((key) => [versionOf(key), key])),
    currentVersion: versionOf(all[0] ?? ""),
    ...(oldest === undefined ? {} : { legacySecret: oldest }),
  };
}

/** Follows from the key, so that its place in the setting may change. */
function versionOf(key: string): number {
  return createHash("sha256").update(`version of ${key}`).digest().readUInt32BE();
}
