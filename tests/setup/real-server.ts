import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "#scripts/start/free-port.ts";

export type RealServer = {
  url: string;
  pid: number;
  readyMs: number;
  output: () => string;
  stop: () => Promise<number | null>;
  /** Like a power cut: no shutdown. */
  kill: () => Promise<void>;
};

/** `beside` is a second server on a data directory whose first one runs; `root` has another release, which is built. */
type Launch = { nodeOptions?: string[]; beside?: boolean; root?: string };

const ownRoot = resolve(import.meta.dirname, "../..");

const patienceMs = 180_000;

export async function startRealServer(
  dataDir: string,
  settings: Record<string, string> = {},
  { nodeOptions = [], beside = false, root = ownRoot }: Launch = {},
): Promise<RealServer> {
  const started = performance.now();
  const port = settings["PORT"] ?? String(await freePort());
  const { child, output, ended } = launch(
    { DATA_DIR: dataDir, PORT: port, SIMULATOR_PORT: "0", ...settings },
    { nodeOptions, beside, root },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, ended, output);
  return {
    url,
    pid: child.pid!,
    readyMs: performance.now() - started,
    output,
    stop() {
      child.kill("SIGINT");
      return ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

export async function refusedStart(
  settings: Record<string, string>,
  how: Launch = {},
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch({ PORT: "0", SIMULATOR_PORT: "0", ...settings }, how);
  return { code: await ended, output: output() };
}

function launch(
  settings: Record<string, string>,
  { nodeOptions = [], beside = false, root = ownRoot }: Launch = {},
) {
  const { DATABASE_URL: _ours, NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, "server.ts", ...(beside ? ["--beside"] : [])], {
    cwd: root,
    env: { ...inherited, FX_REFRESH: "0", NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return { child, output: () => printed, ended };
}

async function untilHealthy(url: string, ended: Promise<unknown>, output: () => string): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  const deadline = Date.now() + patienceMs;
  while (!over && Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(25);
  }
  throw new Error(`The server did not become ready. It said:\n${output()}`);
}
