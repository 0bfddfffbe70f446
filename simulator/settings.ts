export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  /** Where browsers reach this program, when that is not the address it listens on. */
  publicUrl: string | null;
  /** A gateway's setting, the same as the shop has, so that both sides can sign and check. Throws without it. */
  needed(name: string, preset?: string): string;
  /** Where a gateway's messages go; null where nobody listens. */
  webhookUrl(gateway: string): string | null;
};

export function readSettings(variables: Record<string, string | undefined>): Settings {
  const needed = (name: string, preset?: string) => {
    const value = variables[name] || preset;
    if (!value) throw new Error(`The gateway simulator needs ${name}.`);
    return value;
  };
  return {
    host: variables["SIMULATOR_HOST"] || "127.0.0.1",
    port: Number(variables["SIMULATOR_PORT"] || 0),
    dataDir: needed("SIMULATOR_DATA_DIR"),
    publicUrl: variables["SIMULATOR_PUBLIC_URL"]?.replace(/\/+$/, "") || null,
    needed,
    webhookUrl: (gateway) => variables[`WEBHOOK_URL_${gateway.toUpperCase()}`] || null,
  };
}

/** Which settings of the shop name a gateway's keys and addresses. */
export type ShopSettings = {
  /** Its keys, made of a random text to look as the gateway's own test keys do. */
  keys: Readonly<Record<string, (random: string) => string>>;
  /** Where the owner has set one of these, the gateway is spoken to for real. */
  ownKeys: readonly string[];
  /** Other settings of the owner's that the simulator goes by. */
  alsoTold: readonly string[];
  /** The shop's settings that lead to the simulator. */
  addresses(simulator: { apiUrl: string; publicUrl: string }): Record<string, string>;
  /** The real gateway's pages, which the shop's own may lead to. */
  pages: string;
};
