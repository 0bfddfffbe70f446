import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { freePort } from "#scripts/start/free-port.ts";
import { gatewayKeysOf, secretsOf } from "#scripts/start/secrets.ts";
import { connectShop } from "#tests/chaos/shop-database.ts";
import { serverSettings, type Site } from "#tests/chaos/site.ts";
import { startSmtpSink } from "#tests/chaos/smtp-sink.ts";
import { type DatabasePair, startDatabasePair } from "#tests/failover/database-pair.ts";
import { killGroup, printedConfig, programs, requirePrograms, run } from "#tests/failover/programs.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";
import { startSimulator } from "#tests/setup/start-simulator.ts";

const servers = 3;
const sitePassword = "of-the-site";
const cutForMs = 40_000;
const patienceMs = 120_000;

/** Three servers of the shop behind HAProxy, on a pair of databases that replace each other. */
export async function openCluster(
  dataDir = mkdtempSync(join(tmpdir(), "landfall-failover-")),
): Promise<Site> {
  requirePrograms();
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await openOn(dataDir, undo);
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
}

async function openOn(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<Site> {
  const logFile = join(dataDir, "server.log");
  const pair = await startDatabasePair(join(dataDir, "databases"));
  undo.push(() => pair.stop());
  const ports = {
    shop: await freePort(),
    database: await freePort(),
    apps: await Promise.all(Array.from({ length: servers }, () => freePort())),
  };
  const proxy = startProxy(dataDir, ports, pair);
  undo.push(() => killGroup(proxy));
  await makeDatabase(ports.database, pair.superuserPassword);

  const url = `http://127.0.0.1:${ports.shop}`;
  const secrets = secretsOf(dataDir);
  const keys = gatewayKeysOf(secrets);
  Object.assign(process.env, keys);
  const simulator = await startSimulator({ dataDir: join(dataDir, "gateways"), webhookUrl: url });
  undo.push(() => simulator.stop());
  const mail = await startSmtpSink();
  undo.push(() => mail.stop());
  const settings = {
    ...serverSettings(simulator.url, keys),
    SITE_URL: url,
    SECRET: secrets.SECRET,
    TRUSTED_PROXIES: "1",
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@example.org",
    SUPPORT_WHATSAPP: "442079460958",
    FILES_DIR: join(dataDir, "files"),
    // Not a demo, so the old shipped rates need a higher age limit.
    FX_MAX_AGE_DAYS: "100000",
    FX_CONVERSION_MAX_AGE_DAYS: "100000",
    DATABASE_URL: `postgres://landfall:${sitePassword}@127.0.0.1:${ports.database}/landfall`,
  };
  const start = (at: number) =>
    startRealServer(join(dataDir, `app${at + 1}`), { ...settings, PORT: String(ports.apps[at]) });
  const running: RealServer[] = [];
  undo.push(() => Promise.all(running.map((server) => server.kill())));
  for (const at of ports.apps.keys()) running.push(await start(at));
  await untilAnswering(url);
  connectShop(settings.DATABASE_URL, settings);

  const unordered: string[] = [];
  let [killed, mended] = [0, Promise.resolve()];
  const killOneServer = async () => {
    const at = killed++ % servers;
    appendFileSync(logFile, running[at]!.output());
    await running[at]!.kill();
    const back = async () => void (running[at] = await start(at));
    mended = mended.then(() => pause(5_000)).then(back);
  };
  const strike: Record<string, () => Promise<void>> = {
    primary: () => pair.killPrimary(),
    async network() {
      const mend = await pair.cutOffPrimary();
      mended = mended.then(() => pause(cutForMs)).then(mend);
    },
    server: killOneServer,
  };

  return {
    url,
    servers: () => [url],
    simulator,
    dataDir,
    unordered,
    logFile,
    async kill(victim) {
      await strike[victim]!();
      const began = performance.now();
      // It may answer for a moment more, from what was under way.
      await pause(victim === "server" ? 0 : 1_500);
      const buysAgain = await untilWriting(settings.DATABASE_URL, url);
      const backMs = buysAgain - began;
      await mended;
      await pair.untilWhole();
      await untilAnswering(url);
      return { backMs };
    },
    async stop(keep) {
      await mended;
      for (const server of running) {
        const code = await server.stop();
        appendFileSync(logFile, server.output());
        if (code !== 0) unordered.push(`Told to stop, a server ended with ${code}.`);
      }
      for (const step of undo.toReversed()) await step();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Ports = { shop: number; database: number; apps: number[] };

function startProxy(dataDir: string, ports: Ports, { nodes }: DatabasePair) {
  const file = join(dataDir, "haproxy.cfg");
  const text = printedConfig("haproxy.cfg", [
    ["bind :80\n", `bind 127.0.0.1:${ports.shop}\n`],
    ["bind :5000\n", `bind 127.0.0.1:${ports.database}\n`],
    ...ports.apps.map((port, at) => [`app${at + 1}:3000`, `127.0.0.1:${port}`] as [string, string]),
    ...nodes.map(
      ({ name, databasePort, apiPort }) =>
        [`${name}:5432 check port 8008`, `127.0.0.1:${databasePort} check port ${apiPort}`] as [
          string,
          string,
        ],
    ),
  ]);
  writeFileSync(file, text);
  return run(programs.haproxy, ["-db", "-f", file], join(dataDir, "haproxy.log"));
}

async function makeDatabase(port: number, password: string): Promise<void> {
  const client = await connectPatiently(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await client.query(`create role landfall login password '${sitePassword}'`);
  await client.query("create database landfall owner landfall");
  await client.end();
}

async function connectPatiently(connectionString: string): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** When something can be written again, through both proxies. */
async function untilWriting(databaseUrl: string, url: string): Promise<number> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const client = await connectPatiently(databaseUrl);
    const wrote = await Promise.race([
      client.query("create temporary table written as select 1").then(
        () => true,
        () => false,
      ),
      pause(3_000, false),
    ]);
    client.end().catch(() => {});
    if (wrote && (await answers(url))) return performance.now();
    await pause(100);
  }
  throw new Error(`Nothing could be written after ${patienceMs / 1000} seconds.`);
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  return answer?.status === 200;
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`The shop did not answer after ${patienceMs / 1000} seconds.`);
    await pause(200);
  }
}
