import { join } from "node:path";
import pg from "pg";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

type Fault = {
  fault: string;
  match: { gateway: "stripe" | "razorpay" | "payfort"; path?: string; id?: string; body?: string };
  times?: number;
  delayMs?: number;
};

/** Every match must name this test's own customer, order or amount. */
export async function orderFault(fault: Fault): Promise<void> {
  const port = process.env["JOURNEY_SIMULATOR_PORT"];
  const response = await fetch(`http://127.0.0.1:${port}/simulator/orders`, {
    method: "POST",
    body: JSON.stringify(fault),
  });
  if (response.status !== 201) throw new Error(await response.text());
}

/** Half an hour passes before the expiry job runs. */
export async function letPaymentsRunOut(username: string): Promise<void> {
  await inDatabase(
    `update payments set expires_at = now() - interval '1 second'
      where user_id = (select id from users where username = $1)`,
    [username],
  );
}

export async function inDatabase(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const dataDir = process.env["JOURNEY_DATA_DIR"] ?? "";
  const postmaster = runningPostmaster(join(dataDir, "pg"));
  const password = secretsOf(dataDir).DATABASE_PASSWORD;
  const { port } = postmaster ?? { port: 0 };
  const client = new pg.Client({ host: "127.0.0.1", port, user: superuser, password, database: "postgres" });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement, values);
  await client.end();
  return rows;
}
