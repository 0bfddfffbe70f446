import { accessSync, constants, existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import pg from "pg";

import { gatewayAdapters, gatewaySettings } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayFacts, gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { faultsAmong, settingFaults, settingNames } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";

type Variables = Record<string, string | undefined>;

/** One that stops keeps the site from starting, or from working at all. */
type Fault = { sentence: string; stops: boolean };

const ofTheStart = ["DATA_DIR", "LOG_LEVEL", "SIMULATOR_PORT", "SIMULATOR_PUBLIC_URL", "DEMO_PASSWORD"];
const postgresMin = 15;

/** `written`: the names in the file of settings, where a slip of the pen would go unseen. */
export function faultsOfSettings(variables: Variables, written: readonly string[]): Fault[] {
  const embedded = !variables["DATABASE_URL"];
  const made = embedded
    ? {
        DATABASE_URL: "postgres://own@127.0.0.1/own",
        SITE_URL: "http://127.0.0.1",
        SECRET: "made at the first start ".repeat(2),
      }
    : {};
  const whole = { ...made, ...variables, EMBEDDED: embedded ? "1" : "0" };
  const stopping = [...settingFaults(whole), ...faultsAmong(gatewaySettings, variables)];
  return [
    ...stopping.map((sentence) => ({ sentence: asSentence(sentence), stops: true })),
    ...[...unknownNames(written), ...halfGateways(variables), ...unwise(variables, embedded)].map(
      (sentence) => ({
        sentence,
        stops: false,
      }),
    ),
  ];
}

/** All that a start reads. */
export const knownNames: ReadonlySet<string> = new Set([
  ...settingNames,
  ...Object.keys(gatewaySettings.shape),
  ...ofTheStart,
]);

function unknownNames(written: readonly string[]): string[] {
  return written.filter((name) => !knownNames.has(name)).map((name) => `${name}: no setting has this name.`);
}

/** Keys are what a gateway cannot guess; an account needs all of its own. */
function halfGateways(variables: Variables): string[] {
  return gatewayNames.flatMap((name) => {
    const { shape } = gatewayAdapters[name].settings;
    const keys = Object.keys(shape).filter((key) => shape[key]!.safeParse(undefined).data === undefined);
    const accounts = Map.groupBy(keys, (key) => key.includes("_INTERNATIONAL_"));
    return [...accounts.values()].flatMap((ofAccount) => {
      const missing = ofAccount.filter((key) => !variables[key]);
      if (missing.length === 0 || missing.length === ofAccount.length) return [];
      return `${missing.join(", ")}: missing, so ${gatewayFacts[name].label} is not offered with the other keys.`;
    });
  });
}

function unwise(variables: Variables, embedded: boolean): string[] {
  const {
    SITE_URL = "",
    TRUSTED_PROXIES = "0",
    METRICS_HOST = "127.0.0.1",
    BACKUP_DIR,
    BACKUP_RECIPIENT,
    CDN_SECONDS = "0",
    CDN_PURGE_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_HEADERS: collectorKey,
  } = variables;
  const rules: [boolean, string][] = [
    [
      SITE_URL.startsWith("https:") && TRUSTED_PROXIES === "0",
      "TRUSTED_PROXIES: 0 though SITE_URL begins with https. A proxy in front would be every visitor's address, and share their limits.",
    ],
    [
      SITE_URL.startsWith("http:") && !isLoopbackHost(new URL(SITE_URL).hostname),
      "SITE_URL: begins with http, so sign-ins and cards' names travel in the open.",
    ],
    [
      Boolean(variables["METRICS_PORT"]) && isIP(METRICS_HOST) !== 0 && !isLoopbackHost(METRICS_HOST),
      `METRICS_HOST: whoever reaches ${METRICS_HOST} can read how the business goes. Let a firewall see to that.`,
    ],
    [
      Boolean(collectorKey && !collector),
      "OTEL_EXPORTER_OTLP_ENDPOINT: not set, so nothing is traced, whatever else is said of traces.",
    ],
    [
      Boolean(collectorKey && collector?.startsWith("http:") && !isLoopbackHost(new URL(collector).hostname)),
      "OTEL_EXPORTER_OTLP_ENDPOINT: begins with http, so the collector's key travels in the open.",
    ],
    [
      CDN_SECONDS !== "0" && !CDN_PURGE_URL,
      `CDN_PURGE_URL: not set, so the CDN shows old prices for up to ${CDN_SECONDS} seconds.`,
    ],
    [!embedded && !BACKUP_DIR, "BACKUP_DIR: not set, so npm run backup takes nothing."],
    [Boolean(BACKUP_DIR && !BACKUP_RECIPIENT), "BACKUP_RECIPIENT: not set, so backups are not encrypted."],
  ];
  return rules.filter(([applies]) => applies).map(([, sentence]) => sentence);
}

/** What only a look at the database and the folders can tell. */
export async function faultsOfPlaces(variables: Variables): Promise<Fault[]> {
  const folders = ["FILES_DIR", "BACKUP_DIR"].flatMap((name) => {
    const folder = variables[name];
    return folder && !isWritable(resolve(folder)) ? [`${name}: ${folder} cannot be written to.`] : [];
  });
  const url = variables["DATABASE_URL"];
  const ofDatabase = url ? await faultOfDatabase(url) : null;
  const replica = variables["DATABASE_REPLICA_URL"];
  const ofReplica = replica ? await faultOfReplica(replica) : null;
  return [
    ...[...folders, ...(ofDatabase ? [ofDatabase] : [])].map((sentence) => ({ sentence, stops: true })),
    ...(ofReplica ? [{ sentence: ofReplica, stops: false }] : []),
  ];
}

/** It may be made yet, if what it will lie in can be written to. */
function isWritable(folder: string): boolean {
  const above = dirname(folder);
  if (!existsSync(folder)) return above !== folder && isWritable(above);
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

async function faultOfDatabase(url: string): Promise<string | null> {
  const { major, reads, error } = await askDatabase(url);
  if (error !== null) return `DATABASE_URL: the database does not answer: ${error}.`;
  if (major < postgresMin)
    return `DATABASE_URL: PostgreSQL ${major} answers, and ${postgresMin} or newer is needed.`;
  return reads === "on" ? "DATABASE_URL: the database takes nothing that is written." : null;
}

async function faultOfReplica(url: string): Promise<string | null> {
  const { isReplica, error } = await askDatabase(url);
  if (error !== null)
    return `DATABASE_REPLICA_URL: it does not answer, so the primary makes the figures: ${error}.`;
  return isReplica ? null : "DATABASE_REPLICA_URL: this is a database of its own and no replica.";
}

type Answered = { major: number; reads: string; isReplica: boolean; error: string | null };

async function askDatabase(connectionString: string): Promise<Answered> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; reads: string; replica: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('transaction_read_only') as reads,
        pg_is_in_recovery() as replica`,
    );
    const { version, reads, replica: isReplica } = rows[0]!;
    return { major: Math.floor(Number(version) / 10_000), reads, isReplica, error: null };
  } catch (error) {
    const message = (error as Error).message || "no connection";
    return { major: 0, reads: "", isReplica: false, error: message };
  } finally {
    await client.end().catch(() => {});
  }
}

function asSentence(fault: string): string {
  return /[.!]$/.test(fault) ? fault : `${fault}.`;
}
