import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cpus, release, type } from "node:os";
import { resolve } from "node:path";

/** The site alone on one core; who asks, the database and the gateways' simulator on the other. */
const cores = { site: 0, load: 1 } as const;

export const isPinned = cpus().length >= 2 && spawnSync("taskset", ["--version"]).status === 0;

/** With all its threads; those that it starts later follow. */
export function pin(pid: number, core: keyof typeof cores): void {
  if (isPinned) spawnSync("taskset", ["-acp", String(cores[core]), String(pid)]);
}

export function startChild(file: string, core: keyof typeof cores): ChildProcess {
  const root = resolve(import.meta.dirname, "..");
  const child = fork(resolve(root, file), { cwd: root, serialization: "advanced", execArgv: [] });
  pin(child.pid!, core);
  return child;
}

export function childrenOf(pid: number): number[] {
  return processes().flatMap((one) => (one.parent === pid ? [one.pid] : []));
}

/** Milliseconds of processor time of all threads so far; NaN where the system does not say. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * (1_000 / ticksPerSecond) : NaN;
}

/** Of those of its children that have ended. */
export function endedChildrenMs(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[13]) + Number(fields[14])) * (1_000 / ticksPerSecond) : NaN;
}

const ticksPerSecond = 100;

/** Megabytes in memory. */
export function residentMb(pid: number): number {
  const status = read(`/proc/${pid}/status`) ?? "";
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN) / 1_024;
}

/** Open files and sockets. */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export function machineText(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, ${type()} ${release()}`;
}

function processes(): { pid: number; parent: number }[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), parent: Number(statOf(Number(name))?.[1]) }));
  } catch {
    return [];
  }
}

/** After the name in brackets, which may hold spaces. */
function statOf(pid: number): string[] | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat ? stat.slice(stat.lastIndexOf(")") + 2).split(" ") : null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
