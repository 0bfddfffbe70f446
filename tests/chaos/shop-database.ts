import { connect, pool } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Makes this process another part of the shop: its database, settings and gateways. */
export function connectShop(databaseUrl: string, settings: Record<string, string>): void {
  Object.assign(process.env, settings, {
    DATABASE_URL: databaseUrl,
    EMBEDDED: "1",
    FX_REFRESH: "0",
    NODE_ENV: "production",
  });
  // Faults provoked here are no news.
  log.level = "silent";
  const before = pool as typeof pool | undefined;
  connect(databaseUrl, 8);
  // Its connections are broken, and pending queries report that already.
  before?.end().catch(() => {});
}

/** Busy machines restart slowly, and one kill may follow another. */
const awayMaxMs = 300_000;

export async function whileDatabaseReturns<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + awayMaxMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
