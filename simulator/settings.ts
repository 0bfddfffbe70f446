export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  publicUrl: string | null;
  /** The shop has the same value, so both can sign and verify. Throws if missing. */
  needed(name: string, preset?: string): string;
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

export type ShopSettings = {
  keys: Readonly<Record<string, (random: string) => string>>;
  /** Any of these set by the owner means the real gateway. */
  ownKeys: readonly string[];
  alsoTold: readonly string[];
  addresses(simulator: { apiUrl: string; publicUrl: string }): Record<string, string>;
  pages: string;
};
