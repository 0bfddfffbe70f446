import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { unprivileged } from "#db/embedded/unprivileged.ts";
import { plainName, seal } from "#scripts/backup/sealed.ts";

/** What PostgreSQL hands over, until the next run of the backup takes it. */
export function walSpool(dataDir: string): string {
  return join(resolve(dataDir), "wal");
}

/** For a database of the site's own: without BACKUP_DIR nobody would ever take what it hands over. */
export function archiveSettings(dataDir: string): string[] {
  if (!process.env["BACKUP_DIR"]) return [];
  const spool = walSpool(dataDir);
  if (/['"\\%]/.test(spool))
    throw new Error(`DATA_DIR: no quotes or percent signs can stand in it with BACKUP_DIR.`);
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  unprivileged().give(spool);
  return [
    "archive_mode=on",
    "archive_timeout=60",
    `archive_command=test -f "${spool}/%f" || { cp "%p" "${spool}/%f.part" && mv "${spool}/%f.part" "${spool}/%f"; }`,
  ];
}

const segment = /^[\dA-F]{24}(\.[\dA-F]{8}\.backup|\.partial)?$|^[\dA-F]{8}\.history$/;

/** Takes along what has been handed over. A file that is there twice is written again: it is the same. */
export async function takeWal(
  spool: string,
  backupDir: string,
  recipient: string | undefined,
): Promise<number> {
  const names = existsSync(spool) ? readdirSync(spool).filter((name) => segment.test(name)) : [];
  for (const name of names.toSorted()) {
    await seal(createReadStream(join(spool, name)), join(backupDir, "wal", name), recipient);
    rmSync(join(spool, name));
  }
  return names.length;
}

export function keptWal(backupDir: string): string[] {
  const folder = join(backupDir, "wal");
  const names = existsSync(folder) ? readdirSync(folder).map(plainName) : [];
  return names.filter((name) => segment.test(name)).toSorted();
}
