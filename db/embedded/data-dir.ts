import { chmodSync, mkdirSync } from "node:fs";

import { unprivileged } from "#db/embedded/unprivileged.ts";

/**
 * Makes the folder that everything of an embedded shop lies in, for its owner alone; one that an earlier version made is
 * shut too. Where PostgreSQL runs as another user, that user may pass through to its own folder, and see nothing.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, unprivileged().otherUser ? 0o711 : 0o700);
}
