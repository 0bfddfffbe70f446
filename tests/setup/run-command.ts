import { execFile } from "node:child_process";
import { resolve as resolvePath } from "node:path";

/** On the shop in this folder, with the keys of its own. */
export function runCommand(
  dataDir: string,
  name: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _ours, NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env;
  // Nor the tests' gateway keys: this shop has its own.
  const kept = Object.entries(inherited).filter(([key]) => !/^(STRIPE|RAZORPAY|PAYFORT)_/.test(key));
  // Reading the code is most of what a command does.
  const compiled = resolvePath(".cache/compiled");
  const settings = { DATA_DIR: dataDir, SIMULATOR_PORT: "0", NODE_COMPILE_CACHE: compiled };
  const env = { ...Object.fromEntries(kept), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/commands/${name}.ts`, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
