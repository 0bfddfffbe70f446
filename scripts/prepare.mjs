// What must be in place before anything else can run: the packages and, with --build, the built site.
// It is plain JavaScript without packages because on a fresh clone the system's own Node runs it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const pinnedNode = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
const buildStamp = "build/.stamp";

try {
  if (!packagesInstalled()) installPackages();
  if (process.argv.includes("--build")) buildIfChanged();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** True when what is installed is what package-lock.json names. Packages for other machines may be absent. */
function packagesInstalled() {
  if (!existsSync(pinnedNode)) return false;
  try {
    const wanted = packagesIn("package-lock.json");
    const installed = packagesIn("node_modules/.package-lock.json");
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === "") return true;
      return installed[path] ? installed[path].version === version : optional === true;
    });
  } catch {
    return false;
  }
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/**
 * The versions are those of package-lock.json. `npm ci` would say the same more strictly, but refuses a lock
 * file that leaves out an optional package for another kind of machine.
 */
function installPackages() {
  console.log("Installing packages (about a minute, once)...");
  const flags = [
    "--no-save",
    "--include=dev",
    "--ignore-scripts=false",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  run(...npm(), "install", ...flags);
  if (!existsSync(pinnedNode))
    throw new Error("npm did not install the pinned Node: were install scripts forbidden?");
}

/** The npm that started us, or the one on the PATH. */
function npm() {
  const running = process.env.npm_execpath;
  return running ? [process.execPath, running] : [process.platform === "win32" ? "npm.cmd" : "npm"];
}

function buildIfChanged() {
  const fingerprint = fingerprintOfSources();
  const built = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "";
  if (built === fingerprint) return;
  console.log("Building the site...");
  rmSync(buildStamp, { force: true });
  run(pinnedNode, "scripts/build.ts");
  mkdirSync("build", { recursive: true });
  writeFileSync(buildStamp, fingerprint);
}

/** Changes when anything does that the build is made from. */
function fingerprintOfSources() {
  const roots = ["app", "db", "public", "scripts/build.ts"];
  const files = [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "react-router.config.ts",
  ];
  const hash = createHash("sha256");
  for (const file of [...roots.flatMap(filesUnder).sort((a, b) => (a < b ? -1 : 1)), ...files]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (path.includes(".")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function run(program, ...args) {
  try {
    execFileSync(program, args, { stdio: "inherit", shell: program.endsWith(".cmd") });
  } catch {
    throw new Error(`This did not work: ${[program, ...args].join(" ")}`);
  }
}
