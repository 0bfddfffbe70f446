import { chmodSync, mkdirSync } from "node:fs";

import { unprivileged } from "#db/embedded/unprivileged.ts";

/**
 * Readable by its owner only, also if an earlier version was not. A separate PostgreSQL user may pass through,
 * nothing more.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, unprivileged().otherUser ? 0o711 : 0o700);
}
