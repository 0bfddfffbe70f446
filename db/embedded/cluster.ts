import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { postgresBinaries } from "#db/embedded/binaries.ts";
import { makeDataDir } from "#db/embedded/data-dir.ts";
import { unprivileged } from "#db/embedded/unprivileged.ts";

export const superuser = "landfall";

/** Built under another name, then renamed: an interrupted start leaves no half-made cluster. */
export async function makeCluster(dataDir: string, password: string): Promise<string> {
  const cluster = join(dataDir, "pg");
  makeDataDir(dataDir);
  if (existsSync(cluster)) return cluster;
  sweepUnfinished(dataDir);
  const unfinished = mkdtempSync(join(dataDir, unfinishedPrefix()));
  try {
    await initdb(unfinished, password);
    renameSync(join(unfinished, "pg"), cluster);
  } catch (error) {
    // Another start was faster; either cluster will do.
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return cluster;
}

function unfinishedPrefix(pid = process.pid): string {
  return `pg.new-${pid}-`;
}

function sweepUnfinished(dataDir: string): void {
  for (const entry of readdirSync(dataDir)) {
    const maker = /^pg\.new-(\d+)-/.exec(entry)?.[1];
    if (maker && !exists(Number(maker))) rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function initdb(folder: string, password: string): Promise<void> {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { command, give } = unprivileged();
  chmodSync(folder, 0o700);
  give(folder);
  give(passwordFile);
  const binaries = await postgresBinaries();
  const { program, args, options } = command(binaries.initdb, [
    `--pgdata=${join(folder, "pg")}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout?.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr?.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`The database could not be created:\n${output.trim()}`);
}
