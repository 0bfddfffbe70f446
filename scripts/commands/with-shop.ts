import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { listServices } from "#app/catalog/find-service.server.ts";
import { connect, disconnect } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { openToSite } from "#db/embedded/site-role.ts";
import { archiveSettings } from "#scripts/backup/wal-archive.ts";
import { gatewaySettings } from "#scripts/start/gateway-settings.ts";
import { gatewayKeysOf, secretsOf, type Secrets } from "#scripts/start/secrets.ts";
import { startSimulator } from "#scripts/start/simulator.ts";

type Undo = (() => Promise<unknown>)[];

/**
 * Works with or without a running server: uses its PostgreSQL and simulator, or starts them. DATABASE_URL overrides.
 * `gateways`: the command calls them.
 */
export async function withShop<Result>(
  needs: { gateways: boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  process.chdir(resolve(import.meta.dirname, "../.."));
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.env["NODE_ENV"] ??= "production";
  process.env["LOG_LEVEL"] ??= "error";
  const undo: Undo = [];
  try {
    await findGround(needs, undo);
    connect(env().DATABASE_URL, 4);
    undo.push(disconnect);
    // The services that the owner made are known from here on.
    await listServices();
    return await work();
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function findGround({ gateways }: { gateways: boolean }, undo: Undo): Promise<void> {
  const embedded = !process.env["DATABASE_URL"];
  process.env["EMBEDDED"] = embedded ? "1" : "0";
  const port = Number(process.env["PORT"]) || 3000;
  process.env["SITE_URL"] ||= `http://127.0.0.1:${port}`;
  const simulated = embedded || process.env["GATEWAY_SIMULATOR"] === "1";
  if (!simulated) return;
  const dataDir = resolve(process.env["DATA_DIR"] || ".data");
  if (!existsSync(dataDir))
    throw new Error(`There is no shop in ${dataDir} yet. Start it once with npm start.`);
  const secrets = secretsOf(dataDir);
  const keys = gatewayKeysOf(secrets);
  process.env["SECRET"] ||= secrets.SECRET;
  if (embedded) process.env["FILES_DIR"] ||= join(dataDir, "files");
  if (embedded) process.env["DATABASE_URL"] = await databaseIn(dataDir, secrets, undo);
  if (!gateways) return;
  const address = await simulatorIn(dataDir);
  if (address) {
    const settings = gatewaySettings({ apiUrl: address, publicUrl: address }, keys, process.env);
    Object.assign(process.env, settings);
    return;
  }
  const simulator = await startSimulator({ siteUrl: process.env["SITE_URL"], sitePort: port, dataDir, keys });
  undo.push(() => simulator.stop());
  await simulator.ready;
}

async function databaseIn(dataDir: string, secrets: Secrets, undo: Undo): Promise<string> {
  const running = runningPostmaster(join(dataDir, "pg"));
  const port = running?.ready ? running.port : await startDatabase(dataDir, secrets, undo);
  const { DATABASE_PASSWORD: superuserPassword, SITE_DATABASE_PASSWORD: sitePassword } = secrets;
  return openToSite({ port, superuserPassword, sitePassword, database: "postgres" });
}

async function startDatabase(dataDir: string, secrets: Secrets, undo: Undo): Promise<number> {
  const password = secrets.DATABASE_PASSWORD;
  const postgres = await startEmbeddedPostgres({ dataDir, password, settings: archiveSettings(dataDir) });
  undo.push(() => postgres.stop());
  return postgres.port();
}

async function simulatorIn(dataDir: string): Promise<string | null> {
  try {
    const address = readFileSync(join(dataDir, "simulator/address"), "utf8").trim();
    return (await fetch(address)).ok ? address : null;
  } catch {
    return null;
  }
}
