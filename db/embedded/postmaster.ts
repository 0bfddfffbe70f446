import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; port: number; ready: boolean };

/**
 * The PostgreSQL that runs on this cluster, or null. Its pid file is believed only if that process lives:
 * after `kill -9` or a reboot the file stays behind and its number may belong to anyone.
 */
export function runningPostmaster(cluster: string): Postmaster | null {
  const file = readPidFile(cluster);
  if (!file) return null;
  return isAlive(file.pid, cluster) ? file : null;
}

/**
 * Removes the pid file of a dead PostgreSQL, which would believe a zombie or a stranger with its number to
 * be itself and refuse to start. Left alone while any process of the old one is still finishing its work.
 */
export function clearDeadPostmaster(cluster: string): void {
  if (process.platform !== "linux" || runningPostmaster(cluster)) return;
  if (someoneWorksIn(cluster)) return;
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}

/** Lines: 1 the pid, 4 the port, 8 the state. */
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

/** PostgreSQL's processes all stand in the cluster's folder. A zombie stands nowhere. */
function worksIn(pid: string, cluster: string): boolean {
  try {
    if (/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))) return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
