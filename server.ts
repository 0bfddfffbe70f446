import { join } from "node:path";

/**
 * The process is replaced once by one that keeps less memory for itself, because nothing here can be set later.
 * Decision 0061 has the figures.
 */
const flags = [
  // In MB, twice: how large the space for young objects may grow.
  "--max-semi-space-size=16",
  // In percent of what was in use: how much may be added before old objects are collected.
  "--heap-growing-percent=150",
];
const settings = {
  // A large block goes back to the system when it is freed, and threads share what they freed.
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
  // Otherwise every start reads TypeScript, by a program that stays in memory, and compiles everything anew.
  NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/compiled"),
};

const isReplaced = flags.every((flag) => process.execArgv.includes(flag));
if (process.execve && !isReplaced) {
  const command = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...settings, ...process.env });
}
// They were for this process, and are not for PostgreSQL.
for (const name of Object.keys(settings)) delete process.env[name];
process.chdir(import.meta.dirname);
await import("#scripts/start/serve.ts");
