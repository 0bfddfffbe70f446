import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { unprivileged } from "#db/embedded/unprivileged.ts";

const needed = {
  etcd: "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  haproxy: "/usr/sbin/haproxy",
  postgres: "/usr/lib/postgresql/15/bin/postgres",
};

export const programs: Readonly<Record<Name, string>> = needed;

type Name = keyof typeof needed;

/** Throws a sentence that names what is missing. */
export function requirePrograms(names = Object.keys(needed) as Name[]): void {
  const missing = names.map((name) => needed[name]).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  throw new Error(
    `Missing: ${missing.join(", ")}. On Debian: apt-get install etcd-server patroni haproxy postgresql-15`,
  );
}

export type Program = { child: ChildProcess; ended: Promise<unknown> };

/** Not as root, in a process group of its own, so that all of it can be killed at once. */
export function run(program: string, args: string[], log: string, env: Record<string, string> = {}): Program {
  const file = openSync(log, "a");
  const command = unprivileged().command(program, args);
  const child = spawn(command.program, command.args, {
    ...command.options,
    env: { ...process.env, ...env },
    stdio: ["ignore", file, file],
    detached: true,
  });
  closeSync(file);
  return { child, ended: new Promise((done) => child.once("close", done)) };
}

export async function killGroup(
  { child, ended }: Program,
  signal: NodeJS.Signals = "SIGKILL",
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid!, signal);
  await ended;
}

/**
 * A file of `deploy/` as it is printed, with the places that belong to one machine replaced. Each must be there.
 */
export function printedConfig(name: string, replacements: readonly [string, string][]): string {
  let text = readFileSync(resolve(import.meta.dirname, "../../deploy", name), "utf8");
  for (const [printed, here] of replacements) {
    if (!text.includes(printed)) throw new Error(`deploy/${name} does not say “${printed}”.`);
    text = text.replaceAll(printed, here);
  }
  return text;
}
