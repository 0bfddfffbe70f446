import { createReadStream, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";

import { plainName, seal } from "#scripts/backup/sealed.ts";

/** By a file's place in FILES_DIR, which never changes what it holds: each is taken once. */
export async function takeFiles(
  filesDir: string,
  backupDir: string,
  recipient: string | undefined,
): Promise<number> {
  const there = new Set(placesIn(join(backupDir, "files")).map(plainName));
  const missing = placesIn(filesDir).filter((place) => !there.has(place));
  for (const place of missing) {
    const source = createReadStream(join(filesDir, place));
    await seal(source, join(backupDir, "files", place), recipient);
  }
  return missing.length;
}

export function placesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".unfinished"))
    .map((entry) =>
      join(basename(entry.parentPath) === basename(folder) ? "" : basename(entry.parentPath), entry.name),
    );
}

/** Those that customers have taken away are erased once no moment that they were there can be restored. */
export function eraseOldFiles(filesDir: string, backupDir: string, before: Date): void {
  const living = new Set(placesIn(filesDir));
  const kept = join(backupDir, "files");
  for (const place of placesIn(kept)) {
    const file = join(kept, place);
    if (!living.has(plainName(place)) && statSync(file).mtime < before) rmSync(file);
  }
}
