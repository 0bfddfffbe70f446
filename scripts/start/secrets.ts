import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeDataDir } from "#db/embedded/data-dir.ts";

const ownSecretNames = ["SECRET", "DATABASE_PASSWORD", "SITE_DATABASE_PASSWORD", "DEMO_PASSWORD"] as const;

const gatewayKeyNames = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "RAZORPAY_INTERNATIONAL_KEY_ID",
  "RAZORPAY_INTERNATIONAL_KEY_SECRET",
  "RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET",
  "PAYFORT_ACCESS_CODE",
  "PAYFORT_MERCHANT_IDENTIFIER",
  "PAYFORT_REQUEST_PHRASE",
  "PAYFORT_RESPONSE_PHRASE",
] as const;

const secretNames = [...ownSecretNames, ...gatewayKeyNames] as const;

type SecretName = (typeof secretNames)[number];
export type Secrets = Record<SecretName, string>;
export type GatewayKeys = Pick<Secrets, (typeof gatewayKeyNames)[number]>;

/** The secrets of this data directory: made at random the first time, and kept, readable only by us. */
export function secretsOf(dataDir: string): Secrets {
  makeDataDir(dataDir);
  const file = join(dataDir, "secrets.json");
  const kept = readKept(file);
  const missing = secretNames.filter((name) => !kept[name]);
  if (missing.length === 0) return kept as Secrets;
  for (const name of missing) kept[name] = makeSecret(name);
  // Written aside and renamed, so that a start cut short never leaves half a file.
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

/** Gateway keys look as the gateways' own test keys do. */
function makeSecret(name: SecretName): string {
  const random = randomBytes(24).toString("hex");
  switch (name) {
    case "STRIPE_SECRET_KEY":
      return `sk_test_${random}`;
    case "STRIPE_WEBHOOK_SECRET":
      return `whsec_${random}`;
    case "RAZORPAY_KEY_ID":
    case "RAZORPAY_INTERNATIONAL_KEY_ID":
      return `rzp_test_${random.slice(0, 14)}`;
    case "PAYFORT_ACCESS_CODE":
    case "PAYFORT_MERCHANT_IDENTIFIER":
      return random.slice(0, 20);
    case "DEMO_PASSWORD":
      return `demo-${random.slice(0, 12)}`;
    default:
      return random;
  }
}

/** The keys that site and simulator sign and check with. */
export function gatewayKeysOf(secrets: Secrets): GatewayKeys {
  return Object.fromEntries(gatewayKeyNames.map((name) => [name, secrets[name]])) as GatewayKeys;
}
