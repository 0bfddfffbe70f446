import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A whole copy, from which the log leads on to every later moment. */
export type BaseBackup = {
  name: string;
  /** Of the site's own PostgreSQL, or by pg_basebackup, which brings its label along. */
  label: string | null;
  startedAt: string;
  endedAt: string;
  /** The first segment of the log that it needs. */
  firstWal: string;
};

const manifest = "manifest.json";

export function baseFolder(backupDir: string, name: string): string {
  return join(backupDir, "base", name);
}

export function nameAt(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** Last of all: what has no manifest is no backup. */
export function writeManifest(backupDir: string, backup: BaseBackup): void {
  const file = join(baseFolder(backupDir, backup.name), manifest);
  writeFileSync(`${file}.unfinished`, `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.unfinished`, file);
}

/** The oldest first. */
export function baseBackups(backupDir: string): BaseBackup[] {
  const folder = join(backupDir, "base");
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names
    .map((name) => join(folder, name, manifest))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as BaseBackup);
}

/** Those that ended before, but the newest two; and the log that leads on from none of the rest. */
export function eraseOldBackups(backupDir: string, before: Date): void {
  const all = baseBackups(backupDir);
  const old = all.slice(0, -2).filter(({ endedAt }) => new Date(endedAt) < before);
  for (const { name } of old) rmSync(baseFolder(backupDir, name), { recursive: true });
  const [first] = baseBackups(backupDir);
  const wal = join(backupDir, "wal");
  if (!first || !existsSync(wal)) return;
  for (const name of readdirSync(wal)) {
    // A timeline's number stands first, and the place in the log after it.
    if (/^[\dA-F]{24}/.test(name) && name.slice(8, 24) < first.firstWal.slice(8, 24)) rmSync(join(wal, name));
  }
}
