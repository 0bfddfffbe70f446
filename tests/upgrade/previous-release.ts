import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The newest tag `release-…`; before the first release, what stood before the newest migration. */
export function previousRelease(): string {
  const [newest] = git("tag", "--list", "release-*", "--sort=-creatordate").split("\n");
  if (newest) return newest;
  const newestWithOne = ["-m", "--first-parent", "--diff-filter=A", "-1", "--format=%H"];
  const migrated = git("log", ...newestWithOne, "--", "db/migrations/*.sql");
  return git("rev-parse", "--short", `${migrated}^`);
}

/** Unpacked into `folder`, with the packages that it names, and built. Its files come from git, so they are as committed. */
export function checkOutRelease(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  if (hasPackagesOf(folder)) symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // It installs what is missing.
  const { status } = spawnSync(process.execPath, ["scripts/prepare.mjs", "--build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${commit} could not be built in ${folder}.`);
}

type Lock = { packages: Record<string, { version: string; optional?: boolean }> };

function hasPackagesOf(folder: string): boolean {
  const wanted = readLock(join(folder, "package-lock.json"));
  const installed = readLock(join(root, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional === true),
  );
}

function readLock(file: string): Lock["packages"] {
  return (JSON.parse(readFileSync(file, "utf8")) as Lock).packages;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}
