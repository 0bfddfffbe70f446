import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeDataDir } from "#db/embedded/data-dir.ts";
import type { ShopSettings } from "#simulator/settings.ts";
import { shopSettings } from "#simulator/gateways/registry.ts";

const ownSecretNames = [
  "SECRET",
  "ENCRYPTION_KEY",
  "DATABASE_PASSWORD",
  "SITE_DATABASE_PASSWORD",
  "DEMO_PASSWORD",
] as const;

/** Shaped like the gateways' own test keys. */
const gatewayKeys: ShopSettings["keys"] = Object.assign(
  {},
  ...Object.values(shopSettings).map(({ keys }) => keys),
);

const secretNames = [...ownSecretNames, ...Object.keys(gatewayKeys)];

export type Secrets = Record<(typeof ownSecretNames)[number], string> & GatewayKeys;
export type GatewayKeys = Record<string, string>;

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

function makeSecret(name: string): string {
  const random = randomBytes(24).toString("hex");
  const makeKey = gatewayKeys[name];
  if (makeKey) return makeKey(random);
  return name === "DEMO_PASSWORD" ? `demo-${random.slice(0, 12)}` : random;
}

export function gatewayKeysOf(secrets: Secrets): GatewayKeys {
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => name in gatewayKeys));
}
