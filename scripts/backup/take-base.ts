import { spawn, type ChildProcess } from "node:child_process";
import { createReadStream, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { type BaseBackup, baseFolder, nameAt, writeManifest } from "#scripts/backup/base-backups.ts";
import { seal } from "#scripts/backup/sealed.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

type Taking = { backupDir: string; recipient: string | undefined };

/** PostgreSQL makes these anew, or they name the server that was. */
const leftOut = [
  "pg_wal/*",
  "pg_replslot/*",
  "pg_dynshmem/*",
  "pg_notify/*",
  "pg_serial/*",
  "pg_snapshots/*",
  "pg_stat_tmp/*",
  "pg_subtrans/*",
  "postmaster.pid",
  "postmaster.opts",
];

/** PostgreSQL's own way for a copy of its folder while it works, since the site's PostgreSQL brings no pg_basebackup. */
export async function takeOwnBase(dataDir: string, { backupDir, recipient }: Taking): Promise<BaseBackup> {
  const cluster = join(resolve(dataDir), "pg");
  const running = runningPostmaster(cluster);
  if (!running?.ready) throw new Error(`Nothing runs in ${dataDir}. Start the site first.`);
  const started = new Date();
  const name = nameAt(started);
  const folder = baseFolder(backupDir, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const client = new pg.Client({
    connectionString: `postgres://${superuser}:${secretsOf(dataDir).DATABASE_PASSWORD}@127.0.0.1:${running.port}/postgres`,
  });
  await client.connect();
  try {
    const begun = await client.query<{ wal: string }>(
      "select pg_walfile_name(pg_backup_start($1, fast => true)) as wal",
      [name],
    );
    const exclude = leftOut.map((each) => `--exclude=./${each}`);
    await sealOutput(spawn("tar", ["-cf", "-", ...exclude, "-C", cluster, "."], piped), {
      file: join(folder, "database.tar"),
      recipient,
      // A file that changes meanwhile is put right by the log.
      good: [0, 1],
    });
    const ended = await client.query<{ label: string }>("select labelfile as label from pg_backup_stop()");
    const secrets = join(dataDir, "secrets.json");
    if (existsSync(secrets)) await seal(createReadStream(secrets), join(folder, "secrets.json"), recipient);
    return finish(backupDir, { name, label: ended.rows[0]!.label, firstWal: begun.rows[0]!.wal, started });
  } finally {
    await client.end();
  }
}

/** Of a server that is not the site's. The log is its own to archive; this copy brings what it needs itself. */
export async function takeForeignBase(
  databaseUrl: string,
  { backupDir, recipient }: Taking,
): Promise<BaseBackup> {
  const started = new Date();
  const name = nameAt(started);
  const folder = baseFolder(backupDir, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const flags = ["--pgdata=-", "--format=tar", "--wal-method=fetch", "--checkpoint=fast", "--no-password"];
  // Whoever lists the machine's processes reads their arguments.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = "";
  const program = spawn("pg_basebackup", [...flags, `--label=${name}`, `--dbname=${url.href}`], {
    ...piped,
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  });
  await sealOutput(program, { file: join(folder, "database.tar"), recipient, good: [0] });
  return finish(backupDir, { name, label: null, firstWal: "0".repeat(24), started });
}

type Finished = { name: string; label: string | null; firstWal: string; started: Date };

function finish(backupDir: string, { started, ...known }: Finished): BaseBackup {
  const times = { startedAt: started.toISOString(), endedAt: new Date().toISOString() };
  const backup = { ...known, ...times };
  writeManifest(backupDir, backup);
  return backup;
}

const piped = { stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"] };

type Output = { file: string; recipient: string | undefined; good: number[] };

async function sealOutput(program: ChildProcess, { file, recipient, good }: Output): Promise<void> {
  let complaint = "";
  program.stderr!.on("data", (bytes: Buffer) => (complaint += bytes.toString()));
  const ended = new Promise<number | null>((done, fail) =>
    program.once("error", (error: NodeJS.ErrnoException) => fail(notStarted(error))).once("close", done),
  );
  const [code] = await Promise.all([ended, seal(program.stdout!, file, recipient)]);
  if (code === null || !good.includes(code)) throw new Error(`The copy was not made: ${complaint.trim()}`);
}

function notStarted(error: NodeJS.ErrnoException): Error {
  if (error.code !== "ENOENT") return error;
  const program = error.path ?? "a program";
  return new Error(
    `${program}: not found on this machine. It comes with PostgreSQL, in the server's version.`,
  );
}
