import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

const packageFolder = resolve("node_modules/@sparticuz/chromium");

/** No background traffic of the browser's own. */
export const browserArguments = [
  "--no-sandbox",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-sync",
  "--no-first-run",
  "--no-pings",
];

/** CHROMIUM_PATH, npm's, or the system's. npm's first: headless, a third faster, and the same everywhere. */
export async function browserPath(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const folder = await unpackedBrowser();
  supplyMissing(folder);
  const brought = join(folder, "chromium");
  const system = "/usr/bin/chromium";
  return runs(brought) || !existsSync(system) ? brought : system;
}

/** It may be built for another kind of machine. */
function runs(browser: string): boolean {
  return spawnSync(browser, ["--version"]).status === 0;
}

/**
 * The package reuses any `chromium` in the temporary folder, so the folder is named by version; renamed when
 * complete.
 */
export async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = resolve(".cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = unfinished;
  await chromium.executablePath();
  await inflate(join(packageFolder, "bin/al2023.tar.br"));
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** A bare machine lacks the libraries and fonts that come in the package. */
function supplyMissing(folder: string): void {
  const linked = spawnSync("ldd", [join(folder, "chromium")], { encoding: "utf8" });
  if (linked.stdout?.includes("not found")) {
    const paths = [join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]];
    process.env["LD_LIBRARY_PATH"] = paths.filter(Boolean).join(":");
  }
  if (!existsSync("/etc/fonts/fonts.conf")) process.env["FONTCONFIG_PATH"] ??= join(folder, "fonts");
}
