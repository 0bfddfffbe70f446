import { join } from "node:path";

import pg from "pg";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { startRealServer, type RealServer } from "#tests/setup/real-server.ts";
import { runCommand } from "#tests/setup/run-command.ts";

export type AttackServer = {
  url: string;
  dataDir: string;
  server: RealServer;
  /** The owner of the whole cluster: more than the site itself may do. */
  database: pg.Client;
  password: string;
  stop(): Promise<number | null>;
};

/** Each request names an address of its own, as behind a proxy, so that the limits of an address stop none of them. */
const withoutLimits = {
  TRUSTED_PROXIES: "1",
  CONNECTIONS_PER_ADDRESS: "100000",
  REQUESTS_AT_ONCE_PER_ADDRESS: "100000",
  PRICE_CALLS_PER_MINUTE: "1000000000",
  COUPON_CALLS_PER_MINUTE: "1000000000",
  SIGN_IN_CALLS_PER_MINUTE: "1000000000",
  REGISTER_CALLS_PER_MINUTE: "1000000000",
  PAYMENT_CALLS_PER_MINUTE: "1000000000",
  UPLOAD_MB_PER_HOUR: "1000000",
};

/** A built server of its own on a folder of its own, whose desk has had its demo week. */
export async function openAttackServer(
  dataDir: string,
  settings: Record<string, string> = {},
  how: { nodeOptions?: string[] } = {},
): Promise<AttackServer> {
  const server = await startRealServer(dataDir, { ...withoutLimits, ...settings }, how);
  const week = await runCommand(dataDir, "demo-week");
  if (week.code !== 0) throw new Error(`The demo's week was not made: ${week.output}`);
  const { DATABASE_PASSWORD, DEMO_PASSWORD: password } = secretsOf(dataDir);
  const port = runningPostmaster(join(dataDir, "pg"))?.port;
  const connectionString = `postgres://${superuser}:${DATABASE_PASSWORD}@127.0.0.1:${port}/postgres`;
  const database = new pg.Client({ connectionString });
  database.on("error", () => {});
  await database.connect();
  return {
    url: server.url,
    dataDir,
    server,
    database,
    password,
    async stop() {
      await database.end();
      return server.stop();
    },
  };
}
