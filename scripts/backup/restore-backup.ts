import { spawn } from "node:child_process";
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { unprivileged } from "#db/embedded/unprivileged.ts";
import { makeDataDir } from "#db/embedded/data-dir.ts";
import { type BaseBackup, baseBackups, baseFolder } from "#scripts/backup/base-backups.ts";
import { placesIn } from "#scripts/backup/kept-files.ts";
import { plainName, unseal } from "#scripts/backup/sealed.ts";
import { keptWal } from "#scripts/backup/wal-archive.ts";

type Restoring = {
  backupDir: string;
  /** Must not be there, or be empty: nothing is ever restored over something else. */
  into: string;
  /** Null for the last moment that there is. */
  at: Date | null;
  identityFile: string | undefined;
};

type Restored = { base: BaseBackup; wal: number; files: number };

/** A data directory as a start takes it over. PostgreSQL replays the log at its first start. */
export async function restoreBackup({ backupDir, into, at, identityFile }: Restoring): Promise<Restored> {
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`);
  const base = baseBackups(backupDir).findLast(({ endedAt }) => at === null || new Date(endedAt) <= at);
  if (!base) throw new Error(`No backup in ${backupDir} is from before ${at?.toISOString() ?? "now"}.`);
  const folder = resolve(into);
  makeDataDir(folder);
  const cluster = join(folder, "pg");
  mkdirSync(cluster, { mode: 0o700 });
  const copy = baseFolder(backupDir, base.name);
  await untar(await unseal(join(copy, "database.tar"), identityFile), cluster);
  if (base.label) writeFileSync(join(cluster, "backup_label"), base.label);
  const wal = base.label
    ? await unpackWal(backupDir, join(folder, "restored-wal"), { base, identityFile })
    : 0;
  if (base.label) recoverFrom(join(folder, "restored-wal"), cluster, at);
  if (readdirSync(copy).map(plainName).includes("secrets.json"))
    await write(await unseal(join(copy, "secrets.json"), identityFile), join(folder, "secrets.json"));
  const places = placesIn(join(backupDir, "files")).map(plainName);
  for (const place of places) {
    const source = await unseal(join(backupDir, "files", place), identityFile);
    await write(source, join(folder, "files", place));
  }
  giveAll(cluster);
  return { base, wal, files: places.length };
}

type Unpacking = { base: BaseBackup; identityFile: string | undefined };

async function unpackWal(
  backupDir: string,
  into: string,
  { base, identityFile }: Unpacking,
): Promise<number> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const needed = keptWal(backupDir).filter(
    (name) => name.endsWith(".history") || name.slice(8, 24) >= base.firstWal.slice(8, 24),
  );
  for (const name of needed)
    await write(await unseal(join(backupDir, "wal", name), identityFile), join(into, name));
  giveAll(into);
  return needed.length;
}

function recoverFrom(wal: string, cluster: string, at: Date | null): void {
  if (/['"\\%]/.test(wal)) throw new Error(`${wal}: no quotes or percent signs can stand in it.`);
  const target = at ? [`recovery_target_time = '${inZone(at)}'`, "recovery_target_action = 'promote'"] : [];
  const settings = [`restore_command = 'cp "${wal}/%f" "%p"'`, ...target];
  const file = join(cluster, "postgresql.auto.conf");
  // It may come from a database that was restored itself.
  const others = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^(restore_command|recovery_)/.test(line));
  writeFileSync(file, `${[...others, ...settings].join("\n")}\n`);
  writeFileSync(join(cluster, "recovery.signal"), "");
}

/** PostgreSQL reads this setting before it knows any name of a time zone, `Z` among them. */
function inZone(at: Date): string {
  return at.toISOString().replace("T", " ").replace("Z", "+00");
}

async function untar(source: Readable, into: string): Promise<void> {
  const program = spawn("tar", ["-xf", "-", "-C", into, "--no-same-owner"], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let complaint = "";
  program.stderr.on("data", (bytes: Buffer) => (complaint += bytes.toString()));
  const ended = new Promise((done, fail) => program.once("error", fail).once("close", done));
  await pipeline(source, program.stdin).catch(() => {});
  if ((await ended) !== 0) throw new Error(`The copy could not be unpacked: ${complaint.trim()}`);
  chmodSync(into, 0o700);
}

async function write(source: Readable, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(source, createWriteStream(file, { mode: 0o600 }));
}

/** To whoever PostgreSQL runs as. */
function giveAll(folder: string): void {
  const { give, otherUser } = unprivileged();
  if (!otherUser) return;
  give(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    give(join(entry.parentPath, entry.name));
}
