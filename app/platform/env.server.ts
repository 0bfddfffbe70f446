import { z } from "zod";

import { backupShape } from "#app/platform/backup-shape.ts";
import { tracesShape } from "#app/platform/traces/traces-shape.ts";

export const text = z.string().trim().min(1);
const flag = (preset: "0" | "1") =>
  z
    .enum(["0", "1", "true", "false"])
    .default(preset)
    .transform((value) => value === "1" || value === "true");
const count = (preset: number) => z.coerce.number().int().positive().default(preset);
export const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
/** Separated by commas. */
const keys = z
  .string()
  .transform((value) => value.split(",").map((key) => key.trim()))
  .refine((all) => all.every((key) => key.length >= 32), "at least 32 characters in each");

/** Nobody has it: numbers from 555-0100 on are kept for stories. */
export const fictionalNumber = "15550100199";

/** Without those of the gateways. `.env.example` must list all; a test compares them. */
const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: text.default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where `/metrics` answers; nowhere unless set. */
  METRICS_HOST: text.default("127.0.0.1"),
  /** Read by the start script: how long `/readyz` says no before nothing new is taken. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(10).default(0),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ...tracesShape,
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  SITE_NAME: text.default("Landfall"),
  SUPPORT_WHATSAPP: z
    .string()
    .regex(/^\d{6,15}$/, "digits only, with country code")
    .default(fictionalNumber),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** How much a process asks of it at a time, jobs apart; the rest waits in the process. */
  DATABASE_CONNECTIONS: count(6),
  /** Reports are read there while it is no further behind; else on the primary. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REPLICA_LAG_MAX_SECONDS: count(10),
  /** The start script picks a folder beside the embedded database. */
  FILES_DIR: text.optional(),
  /** Files go to a bucket when one is set, unless FILES_TO says otherwise. The endpoint is that of other makers. */
  S3_BUCKET: text.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  FILES_TO: z.enum(["s3", "disk"]).optional(),
  /** ClamAV's daemon: a socket's path, or host and port. Without it nothing is scanned. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/.+|.+:\d{1,5})$/, "a socket such as /run/clamav/clamd.ctl, or host:port")
    .optional(),
  CLAMD_SECONDS: count(20),
  ...backupShape,
  /** Set by the start script when it runs the database itself. */
  EMBEDDED: flag("0"),
  /** The first signs quote ids, form tokens and sign-in cookies; what any of them signed is accepted. */
  SECRET: keys,
  /** The first encrypts the secrets of second factors, any of them decrypts; without it, those of SECRET do. */
  ENCRYPTION_KEY: keys.default([]),
  /** How many proxies in front may name the visitor's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  INTERNAL_USERNAME: text.default("landfall-internal"),
  /** Prefix of a video's address; by default YouTube, or the demo's own player. */
  VIDEO_PLAYER_URL: z
    .url({ protocol: /^https?$/ })
    .endsWith("/")
    .optional(),
  /** The chat's script, and every origin it uses. */
  LIVE_CHAT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIVE_CHAT_ORIGINS: list.pipe(z.array(z.string().regex(/^(https?|wss?):\/\/[\w*.:-]+$/))).default([]),
  /** Semicolons separate the address lines. */
  CONTACT_ADDRESS: text.optional(),
  CONTACT_HOURS: text.optional(),
  CONTACT_EMAIL: z.email().optional(),
  SHOW_FIXED_RATING: flag("1"),
  SHOW_FIXED_STARS: flag("1"),
  SHOW_ILLUSTRATIONS: flag("1"),
  MODERATE_TESTIMONIALS: flag("0"),
  HIDE_OVERDUE_FACTS: flag("0"),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default("Landfall <hello@landfall.example>"),

  SELLER_NAME: text.optional(),
  SELLER_ADDRESS: text.optional(),
  SELLER_TAX_NUMBER: text.optional(),
  /** Taxes included in prices, by billing country: `IN: GST 18%; AE: VAT 5%`. */
  TAX_LINES: z
    .string()
    .regex(
      /^(\s*[A-Z]{2}\s*:[^:;%]+\s\d{1,2}(\.\d{1,6})?\s*%\s*(;|$))*$/,
      'such as "IN: GST 18%; AE: VAT 5%"',
    )
    .default(""),

  FX_MAX_AGE_DAYS: count(30),
  /** Stricter than for sales: this rate converts customers' own money. */
  FX_CONVERSION_MAX_AGE_DAYS: count(3),
  /** Our margin on conversions, in hundredths of a percent at the finest. */
  FX_SPREAD_PERCENT: z.coerce.number().min(0).max(50).multipleOf(0.01).default(1),
  FX_SOURCES: list.default([
    "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json",
    "https://api.frankfurter.dev/v1/latest?base=USD",
  ]),
  FX_REFRESH: flag("1"),

  /** Without use for so long, a sign-in of somebody at the desk ends. */
  STAFF_IDLE_HOURS: count(12),
  /** Per staff member and day, in or out of a wallet; above it a second person must approve. */
  WALLET_APPROVAL_ABOVE_USD: z.coerce.number().int().min(0).default(100),
  /** Per staff member, customer and day; above it a second person must approve. */
  REFUND_APPROVAL_ABOVE_USD: z.coerce.number().int().min(0).default(500),

  /** Where a browser may be sent to pay; by default the gateways' own pages. */
  PAYMENT_PAGE_ORIGINS: list.optional(),
  GATEWAY_SIMULATOR: flag("0"),

  /** Memory for pages as signed-out visitors see them; 0 renders every page again. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).default(64),
  /** How long a CDN may keep those pages; 0 for no CDN. It is told of changes at the address, with the header. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(0),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: \S.*$/, 'such as "Authorization: Bearer key"')
    .optional(),

  /** In total per customer; below, per person and hour, kept or not. */
  UPLOAD_MB_PER_CUSTOMER: count(500),
  UPLOAD_MB_PER_HOUR: count(200),

  /** Per address. Behind a trusted proxy, limiting connections is the proxy's task. */
  CONNECTIONS_PER_ADDRESS: count(256),
  REQUESTS_AT_ONCE_PER_ADDRESS: count(64),
  /** Ends requests that send nothing, and answers that nobody reads, for this long. */
  STALLED_BODY_SECONDS: count(10),
  UNREAD_ANSWER_SECONDS: count(20),

  PRICE_CALLS_PER_MINUTE: count(1_200),
  COUPON_CALLS_PER_MINUTE: count(20),
  SIGN_IN_CALLS_PER_MINUTE: count(10),
  REGISTER_CALLS_PER_MINUTE: count(20),
  ENQUIRIES_PER_MINUTE: count(10),
  /** Per account, not address: payments and top-ups begun. */
  PAYMENT_CALLS_PER_MINUTE: count(20),
});

type Env = z.infer<typeof settings>;

let parsed: Env | null = null;

/** Parsed once. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

type Variables = Record<string, string | undefined>;

export function parseEnv(variables: Variables): Env {
  const values = readSettings(settings, variables);
  const [unsafe] = unsafeIn(values, variables);
  if (unsafe) throw new Error(unsafe);
  return values;
}

/** For those that are wrong or missing, so that the others can be looked at. */
const standIns = {
  SITE_URL: "http://127.0.0.1",
  DATABASE_URL: "postgres://127.0.0.1",
  SECRET: "-".repeat(32),
};

/** All that keeps a start from being one, each in a sentence. */
export function settingFaults(variables: Variables): string[] {
  const faults = faultsAmong(settings, variables);
  const wrong = new Set(faults.map((fault) => fault.split(":", 1)[0]));
  const good = Object.entries(variables).filter(([name, value]) => value && !wrong.has(name));
  const rest = readSettings(settings, { ...standIns, ...Object.fromEntries(good) });
  return [...faults, ...unsafeIn(rest, variables)];
}

export function faultsAmong(wanted: z.ZodObject, variables: Variables): string[] {
  try {
    readSettings(wanted, variables);
    return [];
  } catch (error) {
    const [, ...faults] = (error as Error).message.split("\n");
    return faults.map((fault) => fault.trim());
  }
}

/** Throws a sentence that names every wrong variable. */
export function readSettings<Settings extends z.ZodObject>(
  wanted: Settings,
  variables: Variables = process.env,
): z.infer<Settings> {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = wanted.safeParse(present);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `${name}: ${name in present ? message : "needed"}`;
  });
  throw new Error(`These settings need attention:\n  ${faults.join("\n  ")}`);
}

function unsafeIn(values: Env, variables: Variables): string[] {
  const { EMBEDDED, NODE_ENV, SMTP_URL, FILES_DIR, S3_BUCKET, SUPPORT_WHATSAPP, GATEWAY_SIMULATOR } = values;
  const isProduction = !EMBEDDED && NODE_ENV === "production";
  const isServed = !EMBEDDED && NODE_ENV !== "test";
  const rules: [isUnsafe: boolean, sentence: string][] = [
    [
      Boolean(variables["SMTP_URL"] && !variables["MAIL_FROM"]),
      "MAIL_FROM: needed with SMTP_URL, or replies and refusals of mail would reach nobody.",
    ],
    [
      isServed && !SMTP_URL,
      "SMTP_URL: needed when DATABASE_URL is set, or no customer could reset a password.",
    ],
    [
      isServed && !FILES_DIR && !S3_BUCKET,
      "FILES_DIR: it or S3_BUCKET is needed when DATABASE_URL is set, or customers' files would lie where the next release overwrites them.",
    ],
    [
      isProduction && SUPPORT_WHATSAPP === fictionalNumber,
      "SUPPORT_WHATSAPP: needed in production with DATABASE_URL, or customers would write to a number that nobody has.",
    ],
    [
      isProduction && GATEWAY_SIMULATOR,
      "GATEWAY_SIMULATOR: refused in production with a database of your own.",
    ],
  ];
  return rules.filter(([isUnsafe]) => isUnsafe).map(([, sentence]) => sentence);
}

export const settingNames = Object.keys(settings.shape);
