import { join, resolve } from "node:path";

import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { openToSite } from "#db/embedded/site-role.ts";
import { gatewaySettings } from "#scripts/start/gateway-settings.ts";
import { listen, type HttpListener } from "#scripts/start/http-listener.ts";
import { archiveSettings } from "#scripts/backup/wal-archive.ts";
import { gatewayKeysOf, secretsOf, type Secrets } from "#scripts/start/secrets.ts";
import { startSimulator, type Simulator } from "#scripts/start/simulator.ts";

export type Ground = { http: HttpListener; siteUrl: string; simulator: Simulator | null };

/**
 * Port, PostgreSQL (unless DATABASE_URL is set), secrets and simulator. Writes the results into process.env, and adds
 * what it starts to `undo`. With `beside` it shares the PostgreSQL and the simulator of a server that runs.
 */
export async function startInfrastructure(
  undo: (() => Promise<unknown>)[],
  { beside }: { beside: boolean },
): Promise<Ground> {
  const embedded = !process.env["DATABASE_URL"];
  // Never from outside: demo privileges must not reach another database.
  process.env["EMBEDDED"] = embedded ? "1" : "0";
  const simulated = embedded || process.env["GATEWAY_SIMULATOR"] === "1";
  const dataDir = resolve(process.env["DATA_DIR"] || ".data");
  const secrets = simulated ? secretsOf(dataDir) : null;
  if (embedded && secrets) {
    const port = beside ? portOfRunning(dataDir) : await startDatabase(dataDir, secrets, undo);
    await openDatabase(dataDir, secrets, port);
  }

  const host = process.env["HOST"] || "127.0.0.1";
  const http = await listen(host, portSetting());
  undo.push(() => http.drain());
  if (embedded) process.env["SITE_URL"] ||= siteUrlAt(host, http.port);
  const siteUrl = process.env["SITE_URL"] || siteUrlAt(host, http.port);

  if (!secrets) return { http, siteUrl, simulator: null };
  if (beside) {
    joinSimulator(secrets);
    return { http, siteUrl, simulator: null };
  }
  const hooksUrl = siteUrlAt(host, http.port);
  const simulator = await startSimulator({
    siteUrl: hooksUrl,
    sitePort: http.port,
    dataDir,
    keys: gatewayKeysOf(secrets),
  });
  undo.push(() => simulator.stop());
  return { http, siteUrl, simulator };
}

async function startDatabase(
  dataDir: string,
  secrets: Secrets,
  undo: (() => Promise<unknown>)[],
): Promise<number> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    password: secrets.DATABASE_PASSWORD,
    settings: archiveSettings(dataDir),
  });
  undo.push(() => postgres.stop());
  return postgres.port();
}

function portOfRunning(dataDir: string): number {
  const running = runningPostmaster(join(dataDir, "pg"));
  if (running?.ready) return running.port;
  throw new Error("--beside: no server is running on this DATA_DIR. Start the first one without it.");
}

async function openDatabase(dataDir: string, secrets: Secrets, port: number): Promise<void> {
  process.env["DATABASE_URL"] = await openToSite({
    port,
    superuserPassword: secrets.DATABASE_PASSWORD,
    sitePassword: secrets.SITE_DATABASE_PASSWORD,
    database: "postgres",
  });
  process.env["FILES_DIR"] ||= join(dataDir, "files");
  process.env["SECRET"] ||= secrets.SECRET;
  process.env["DEMO_PASSWORD"] ||= secrets.DEMO_PASSWORD;
}

function joinSimulator(secrets: Secrets): void {
  const apiUrl = `http://127.0.0.1:${process.env["SIMULATOR_PORT"] || 3001}`;
  const publicUrl = process.env["SIMULATOR_PUBLIC_URL"]?.replace(/\/+$/, "") || apiUrl;
  const settings = gatewaySettings({ apiUrl, publicUrl }, gatewayKeysOf(secrets), process.env);
  Object.assign(process.env, settings);
}

function portSetting(): number {
  const port = Number(process.env["PORT"] || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error("PORT: a whole number from 0 to 65535 is needed.");
}

function siteUrlAt(host: string, port: number): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
