/** One of the shop's two Razorpay accounts. */
export type RazorpayAccount = {
  name: "domestic" | "international";
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

export type PayfortAccount = {
  accessCode: string;
  merchantIdentifier: string;
  requestPhrase: string;
  responsePhrase: string;
  sha: "256" | "512";
};

export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  /** Where browsers reach this program, when that is not the address it listens on. */
  publicUrl: string | null;
  stripe: { secretKey: string; webhookSecret: string; webhookUrl: string | null };
  razorpay: { accounts: RazorpayAccount[]; webhookUrl: string | null };
  payfort: PayfortAccount & { webhookUrl: string | null };
};

type Variables = Record<string, string | undefined>;

/** The simulator's settings: the same keys the shop has, so that both sides can sign and check. */
export function readSettings(variables: Variables): Settings {
  return {
    host: variables["SIMULATOR_HOST"] || "127.0.0.1",
    port: Number(variables["SIMULATOR_PORT"] || 0),
    dataDir: needed(variables, "SIMULATOR_DATA_DIR"),
    publicUrl: variables["SIMULATOR_PUBLIC_URL"]?.replace(/\/+$/, "") || null,
    stripe: {
      secretKey: needed(variables, "STRIPE_SECRET_KEY"),
      webhookSecret: needed(variables, "STRIPE_WEBHOOK_SECRET"),
      webhookUrl: variables["WEBHOOK_URL_STRIPE"] || null,
    },
    razorpay: {
      accounts: [
        account(variables, "domestic", "RAZORPAY_"),
        account(variables, "international", "RAZORPAY_INTERNATIONAL_"),
      ],
      webhookUrl: variables["WEBHOOK_URL_RAZORPAY"] || null,
    },
    payfort: {
      accessCode: needed(variables, "PAYFORT_ACCESS_CODE"),
      merchantIdentifier: needed(variables, "PAYFORT_MERCHANT_IDENTIFIER"),
      requestPhrase: needed(variables, "PAYFORT_REQUEST_PHRASE"),
      responsePhrase: needed(variables, "PAYFORT_RESPONSE_PHRASE"),
      sha: variables["PAYFORT_SHA"] === "512" ? "512" : "256",
      webhookUrl: variables["WEBHOOK_URL_PAYFORT"] || null,
    },
  };
}

function account(variables: Variables, name: RazorpayAccount["name"], prefix: string): RazorpayAccount {
  return {
    name,
    keyId: needed(variables, `${prefix}KEY_ID`),
    keySecret: needed(variables, `${prefix}KEY_SECRET`),
    webhookSecret: needed(variables, `${prefix}WEBHOOK_SECRET`),
  };
}

function needed(variables: Variables, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`The gateway simulator needs ${name}.`);
  return value;
}
