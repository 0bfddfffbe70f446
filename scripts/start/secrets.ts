import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeDataDir } from "#db/embedded/data-dir.ts";
import { shopSettings } from "#simulator/gateways/shop-settings.ts";

const ownSecretNames = ["SECRET", "DATABASE_PASSWORD", "SITE_DATABASE_PASSWORD", "DEMO_PASSWORD"] as const;

type KeyMakers = { [Name in GatewayName]: (typeof shopSettings)[Name]["keys"] }[GatewayName];
type GatewayName = keyof typeof shopSettings;
type GatewayKeyName = KeyMakers extends infer Keys ? (Keys extends unknown ? keyof Keys : never) : never;

/** Shaped like the gateways' own test keys. */
const gatewayKeys = Object.assign({}, ...Object.values(shopSettings).map(({ keys }) => keys)) as Record<
  GatewayKeyName,
  (random: string) => string
>;
const gatewayKeyNames = Object.keys(gatewayKeys) as GatewayKeyName[];

const secretNames = [...ownSecretNames, ...gatewayKeyNames];

type OwnSecretName = (typeof ownSecretNames)[number];
type SecretName = OwnSecretName | GatewayKeyName;
export type Secrets = Record<SecretName, string>;
export type GatewayKeys = Record<GatewayKeyName, string>;

/** Random, made once, readable by the owner only. */
export function secretsOf(dataDir: string): Secrets {
  makeDataDir(dataDir);
  const file = join(dataDir, "secrets.json");
  const kept = readKept(file);
  const missing = secretNames.filter((name) => !kept[name]);
  if (missing.length === 0) return kept as Secrets;
  for (const name of missing) kept[name] = makeSecret(name);
  // Written aside, then renamed: an interrupted start leaves no half file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return kept as Secrets;
}

function readKept(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function makeSecret(name: SecretName): string {
  const random = randomBytes(24).toString("hex");
  if (name in gatewayKeys) return gatewayKeys[name as GatewayKeyName](random);
  return name === "DEMO_PASSWORD" ? `demo-${random.slice(0, 12)}` : random;
}

export function gatewayKeysOf(secrets: Secrets): GatewayKeys {
  return Object.fromEntries(gatewayKeyNames.map((name) => [name, secrets[name]])) as GatewayKeys;
}
