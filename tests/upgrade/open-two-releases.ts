import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { openToSite } from "#db/embedded/site-role.ts";
import { freePort } from "#scripts/start/free-port.ts";
import { gatewayKeysOf, secretsOf } from "#scripts/start/secrets.ts";
import { connectShop } from "#tests/chaos/shop-database.ts";
import { serverSettings, type Site } from "#tests/chaos/site.ts";
import { startSmtpSink } from "#tests/chaos/smtp-sink.ts";
import { requirePrograms } from "#tests/failover/programs.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";
import { startSimulator } from "#tests/setup/start-simulator.ts";
import { startWatchedProxy, type WatchedProxy } from "#tests/upgrade/watched-proxy.ts";

export type TwoReleases = Site & {
  superuserUrl: string;
  asked: WatchedProxy["asked"];
  /** In milliseconds, until it answers: its migrations are done then. */
  startNew(): Promise<number>;
  /** As systemd stops it. In milliseconds. */
  stopOld(): Promise<number>;
};

const patienceMs = 120_000;

/** The previous release, built in `oldFolder`, behind HAProxy on a database that it made itself. */
export async function openTwoReleases(oldFolder: string): Promise<TwoReleases> {
  requirePrograms(["haproxy"]);
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-upgrade-"));
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await openOn(dataDir, oldFolder, undo);
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
}

async function openOn(
  dataDir: string,
  oldFolder: string,
  undo: (() => Promise<unknown>)[],
): Promise<TwoReleases> {
  const secrets = secretsOf(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, password: secrets.DATABASE_PASSWORD });
  undo.push(() => postgres.stop());
  const databaseUrl = await openToSite({
    port: postgres.port(),
    superuserPassword: secrets.DATABASE_PASSWORD,
    sitePassword: secrets.SITE_DATABASE_PASSWORD,
    database: "postgres",
  });
  const [port, oldPort, newPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const proxy = await startWatchedProxy(dataDir, { port, apps: [oldPort, newPort] });
  undo.push(() => proxy.stop());
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
    STOP_NOTICE_SECONDS: "8",
    DATABASE_URL: databaseUrl,
  };
  const logFile = join(dataDir, "server.log");
  const unordered: string[] = [];
  const end = async (name: string, server: RealServer) => {
    const code = await server.stop();
    appendFileSync(logFile, server.output());
    if (code !== 0) unordered.push(`Told to stop, the ${name} release ended with ${code}.`);
  };
  const place = (name: string) => join(dataDir, name);
  let old: RealServer | null = await startRealServer(
    place("old"),
    { ...settings, PORT: String(oldPort) },
    { root: oldFolder },
  );
  let current: RealServer | null = null;
  undo.push(async () => {
    for (const server of [old, current]) await server?.kill();
  });
  await untilReady(url);
  connectShop(databaseUrl, settings);

  return {
    url,
    servers: () => [url],
    simulator,
    dataDir,
    unordered,
    logFile,
    superuserUrl: postgres.url("postgres"),
    asked: () => proxy.asked(),
    async startNew() {
      current = await startRealServer(place("new"), { ...settings, PORT: String(newPort) });
      return Math.round(current.readyMs);
    },
    async stopOld() {
      const began = performance.now();
      await end("previous", old!);
      old = null;
      return Math.round(performance.now() - began);
    },
    kill: () => Promise.reject(new Error("Nobody is killed here.")),
    async stop(keep) {
      if (old) await end("previous", old);
      if (current) await end("new", current);
      [old, current] = [null, null];
      for (const step of undo.toReversed()) await step();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    if (Date.now() > deadline) throw new Error(`The shop did not answer after ${patienceMs / 1000} seconds.`);
    await pause(200);
  }
}
