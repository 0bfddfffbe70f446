import { afterEach } from "vitest";

import { env } from "#app/platform/env.server.ts";

export const older = "the key that was first until today";
export const newer = "the key that is first from today on";

/** Every test begins with the keys of the settings again. */
export function changingKeys(): (keys: { SECRET?: string[]; ENCRYPTION_KEY?: string[] }) => void {
  const { SECRET, ENCRYPTION_KEY } = env();
  afterEach(() => void Object.assign(env(), { SECRET, ENCRYPTION_KEY }));
  return (keys) => void Object.assign(env(), keys);
}
