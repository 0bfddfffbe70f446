import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { freePort } from "#scripts/start/free-port.ts";
import { gatewaySettings } from "#scripts/start/gateway-settings.ts";
import { type GatewayKeys, gatewayKeysOf, secretsOf } from "#scripts/start/secrets.ts";
import type { Victim } from "#tests/chaos/plan-kills.ts";
import { secondServer } from "#tests/chaos/second-server.ts";
import { connectShop } from "#tests/chaos/shop-database.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";

export type Site = {
  url: string;
  servers(): string[];
  simulator: RunningSimulator;
  dataDir: string;
  kill(victim: Victim): Promise<{ backMs: number }>;
  /** Exits nobody ordered. */
  unordered: string[];
  logFile: string;
  stop(keep: boolean): Promise<void>;
};

/** Two servers on their own data directory, and a simulator that outlives them. */
export async function openSite(dataDir = mkdtempSync(join(tmpdir(), "landfall-chaos-"))): Promise<Site> {
  const logFile = join(dataDir, "server.log");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secrets = secretsOf(dataDir);
  const { SECRET, ENCRYPTION_KEY, DATABASE_PASSWORD } = secrets;
  const keys = gatewayKeysOf(secrets);
  Object.assign(process.env, keys);
  const simulator = await startSimulator({ dataDir: join(dataDir, "gateways"), webhookUrl: url });
  const own = { SITE_URL: url, PORT: String(port), SECRET, ENCRYPTION_KEY };
  const settings = { ...serverSettings(simulator.url, keys), ...own };
  const unordered: string[] = [];
  let server = await startRealServer(dataDir, settings);
  const second = await secondServer(dataDir, settings);
  let ordered = false;

  const databaseUrl = () => {
    const postmaster = runningPostmaster(join(dataDir, "pg"));
    if (!postmaster) throw new Error("there is no database to look into");
    const address = `127.0.0.1:${postmaster.port}/postgres`;
    return `postgres://${superuser}:${encodeURIComponent(DATABASE_PASSWORD)}@${address}`;
  };
  const connect = () => connectShop(databaseUrl(), settings);
  connect();
  let secondsDatabase = databaseUrl();
  await second.start(secondsDatabase);
  const startSecond = async () => {
    keepOutput(second.running());
    if (isAlive(second.running())) await second.kill();
    secondsDatabase = databaseUrl();
    await second.start(secondsDatabase);
  };
  const keepOutput = (ended: RealServer | null) => ended && appendFileSync(logFile, ended.output());
  const startAgain = async () => {
    keepOutput(server);
    server = await startRealServer(dataDir, settings);
  };
  const reviveIfDead = async () => {
    if (!isAlive(server)) {
      unordered.push(`The server ended by itself: ${server.output().slice(-600)}`);
      await startAgain();
    }
    if (isAlive(second.running())) return;
    unordered.push(`The second server ended by itself: ${second.running()?.output().slice(-600)}`);
    await startSecond();
  };
  const killFirst = async (victim: Victim) => {
    if (victim !== "database") await server.kill();
    if (victim !== "server") killDatabase(dataDir);
    if (victim !== "database") await startAgain();
    await untilHealthy(url, reviveIfDead);
  };
  const watch = setInterval(() => {
    if (ordered) return;
    ordered = true;
    void reviveIfDead().finally(() => (ordered = false));
  }, 250);

  return {
    url,
    servers: () => [url, ...(isAlive(second.running()) ? [second.url] : [])],
    simulator,
    dataDir,
    unordered,
    logFile,
    async kill(victim) {
      while (ordered) await pause(50);
      ordered = true;
      const began = performance.now();
      try {
        if (victim === "second server") await second.kill();
        else await killFirst(victim);
        if (!isAlive(second.running()) || secondsDatabase !== databaseUrl()) await startSecond();
        for (const one of [url, second.url]) await untilHealthy(one, reviveIfDead);
        if (victim === "database" || victim === "both") connect();
      } finally {
        ordered = false;
      }
      return { backMs: performance.now() - began };
    },
    async stop(keep) {
      clearInterval(watch);
      ordered = true;
      const inTime = (stopping: Promise<number | null>) =>
        Promise.race([stopping, pause(stopPatienceMs, "stuck" as const, { ref: false })]);
      const secondsCode = await inTime(second.stop());
      const code = await inTime(server.stop());
      for (const one of [server, second.running()]) keepOutput(one);
      if (secondsCode === "stuck") await second.kill();
      if (code === "stuck") await server.kill();
      await simulator.stop();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
      for (const ended of [code, secondsCode])
        if (ended !== 0) throw new Error(`Told to stop, a server ended with ${ended}.`);
    },
  };
}

/** All requests come from one address, so its limits are lifted; account limits stay. */
export function serverSettings(simulatorUrl: string, keys: GatewayKeys): Record<string, string> {
  return {
    ...gatewaySettings({ apiUrl: simulatorUrl, publicUrl: simulatorUrl }, keys, {}),
    LOG_LEVEL: "warn",
    PRICE_CALLS_PER_MINUTE: "1000000",
    COUPON_CALLS_PER_MINUTE: "1000000",
    SIGN_IN_CALLS_PER_MINUTE: "1000000",
    REGISTER_CALLS_PER_MINUTE: "1000000",
    CONNECTIONS_PER_ADDRESS: "1000000",
    REQUESTS_AT_ONCE_PER_ADDRESS: "1000000",
  };
}

function isAlive(server: RealServer | null): boolean {
  if (server === null) return false;
  try {
    return process.kill(server.pid, 0);
  } catch {
    return false;
  }
}

function killDatabase(dataDir: string): void {
  const postmaster = runningPostmaster(join(dataDir, "pg"));
  if (!postmaster) throw new Error("there is no database to kill");
  process.kill(postmaster.pid, "SIGKILL");
}

/** A server that takes longer to stop is stuck: a fault of its own. */
const stopPatienceMs = 60_000;
const patienceMs = 180_000;

async function untilHealthy(url: string, reviveIfDead: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  // A killed database may seem alive for a moment.
  await pause(300);
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.status === 200) return;
    await reviveIfDead();
    await pause(50);
  }
  throw new Error(`The site did not recover within ${patienceMs / 1000} seconds.`);
}
