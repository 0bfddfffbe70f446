import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";

import { freePort } from "#scripts/start/free-port.ts";
import { gatewaySettings, type GatewayKeys } from "#scripts/start/gateway-settings.ts";

export type Simulator = { url: string; stop(): Promise<void> };

type Options = { siteUrl: string; sitePort: number; dataDir: string; keys: GatewayKeys };

const patienceMs = 10_000;

/** Starts the gateways' stand-in and points this process's gateway settings at it. */
export async function startSimulator({ siteUrl, sitePort, dataDir, keys }: Options): Promise<Simulator> {
  const port = await freePort("127.0.0.1", Number(process.env["SIMULATOR_PORT"] || sitePort + 1));
  // It stays in a group of its own, so that Ctrl-C does not end it before the payments under way are
  // settled, and listens to us through a channel, so that it ends when we do, even by kill -9.
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/start/end-with-parent.ts", "simulator/main.ts"],
    {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      detached: true,
      env: {
        ...process.env,
        ...keys,
        SIMULATOR_PORT: String(port),
        SIMULATOR_DATA_DIR: join(dataDir, "simulator"),
        WEBHOOK_URL_STRIPE: `${siteUrl}/webhooks/stripe/`,
        WEBHOOK_URL_RAZORPAY: `${siteUrl}/webhooks/razorpay/`,
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let stopping = false;
  void ended.then(() => stopping || console.error("The gateway simulator has stopped."));

  const url = await readyUrl(createInterface({ input: child.stdout! }), ended);
  Object.assign(process.env, gatewaySettings(url, keys, process.env));
  return {
    url,
    async stop() {
      stopping = true;
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** It prints `ready <url>` on a line of its own once it answers. */
function readyUrl(lines: AsyncIterable<string> & NodeJS.EventEmitter, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The gateway simulator ${why}.`));
    const timer = setTimeout(() => fail("did not become ready"), patienceMs);
    void ended.then(() => (clearTimeout(timer), fail("ended before it was ready")));
    lines.on("line", (line: string) => {
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url.replace(/\/+$/, ""));
    });
  });
}
