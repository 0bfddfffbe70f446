import { connect, pool } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Lets this process act as another part of the shop: on its database, with its settings and its gateways. */
export function connectShop(databaseUrl: string, settings: Record<string, string>): void {
  Object.assign(process.env, settings, {
    DATABASE_URL: databaseUrl,
    EMBEDDED: "1",
    FX_REFRESH: "0",
    NODE_ENV: "production",
  });
  // The server keeps its own log; what this process meets on purpose is no news.
  log.level = "silent";
  const before = pool as typeof pool | undefined;
  connect(databaseUrl, 8);
  // Its connections are broken, and whoever waits on one of them hears of that.
  before?.end().catch(() => {});
}

/** A busy machine takes a while to bring server and database back, and one kill may follow the other. */
const awayMaxMs = 300_000;

/** Asks again while the database is away, for as long as it may take to come back. */
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
