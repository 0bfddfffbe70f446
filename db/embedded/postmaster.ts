import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; port: number; ready: boolean };

/**
 * Checks that the pid lives: after `kill -9` or a reboot the file is stale and its number may belong to another
 * process.
 */
export function runningPostmaster(cluster: string): Postmaster | null {
  const file = readPidFile(cluster);
  if (!file) return null;
  return isAlive(file.pid, cluster) ? file : null;
}

/**
 * PostgreSQL takes a zombie or stranger with its old pid for itself and refuses to start. Kept while any old process
 * still works.
 */
export function clearDeadPostmaster(cluster: string): void {
  if (process.platform !== "linux" || runningPostmaster(cluster)) return;
  if (someoneWorksIn(cluster)) return;
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

/** Line 1 is the pid, 4 the port, 8 the state. */
function readPidFile(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port, ready: lines[7]?.trim() === "ready" } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number, cluster: string): boolean {
  if (process.platform === "linux") return worksIn(String(pid), cluster);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function someoneWorksIn(cluster: string): boolean {
  return readdirSync("/proc").some((entry) => /^\d+$/.test(entry) && worksIn(entry, cluster));
}

/** Every PostgreSQL process has the cluster as working directory; a zombie has none. */
function worksIn(pid: string, cluster: string): boolean {
  try {
    if (/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))) return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
