import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import { freePort } from "#scripts/start/free-port.ts";
import { gatewaySettings, simulatorSettings } from "#scripts/start/gateway-settings.ts";
import type { GatewayKeys } from "#scripts/start/secrets.ts";

export type Simulator = {
  url: string;
  ready: Promise<void>;
  stop: () => Promise<void>;
};

type Options = { siteUrl: string; sitePort: number; dataDir: string; keys: GatewayKeys };

/** Busy machines are slow. */
const patienceMs = 60_000;

/** The address is known at once, so the application can load meanwhile. */
export async function startSimulator({ siteUrl, sitePort, dataDir, keys }: Options): Promise<Simulator> {
  const port = await freePort("127.0.0.1", Number(process.env["SIMULATOR_PORT"] || sitePort + 1));
  const apiUrl = `http://127.0.0.1:${port}`;
  const url = process.env["SIMULATOR_PUBLIC_URL"]?.replace(/\/+$/, "") || apiUrl;
  // Own process group: Ctrl-C must not end it before running payments settle. The channel closes when we end, even by
  // kill -9, and then it ends too.
  const child = spawn(process.execPath, ["simulator/main.ts"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
    // It must not see our database or secrets.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: process.env["NODE_ENV"],
      SIMULATOR_PUBLIC_URL: url,
      SIMULATOR_PORT: String(port),
      SIMULATOR_DATA_DIR: join(dataDir, "simulator"),
      ...simulatorSettings(siteUrl, keys, process.env),
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let stopping = false;
  void ended.then(() => stopping || console.error("The gateway simulator has stopped."));

  Object.assign(process.env, gatewaySettings({ apiUrl, publicUrl: url }, keys, process.env));
  const ready = untilReady(child.stdout!, ended);
  // Prevents an unhandled rejection before anyone awaits it.
  ready.catch(() => {});
  return {
    url,
    ready,
    async stop() {
      stopping = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function untilReady(output: Readable, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The gateway simulator ${why}.`));
    const timer = setTimeout(() => fail("did not become ready"), patienceMs);
    timer.unref();
    void ended.then(() => fail("ended before it was ready"));
    createInterface({ input: output }).on("line", (line) => {
      if (!line.startsWith("ready ")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
