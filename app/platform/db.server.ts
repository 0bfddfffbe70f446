import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { log } from "#app/platform/log.server.ts";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Db = Database | Transaction;

/** Shared with better-auth; jobs have their own pool. */
export let pool: pg.Pool;
export let db: Database;

export function connect(databaseUrl: string, connectionsMax = 16): void {
  pool = openPool(databaseUrl, connectionsMax);
  db = Object.assign(drizzle(pool, inSnakeCase), { transaction: transactionOn(pool) });
}

const inSnakeCase = { casing: "snake_case" } as const;

/** drizzle leaks the connection when `begin` fails: after some database outages the pool would be empty. */
function transactionOn(opened: pg.Pool): Database["transaction"] {
  return async (work, config) => {
    const client = await opened.connect();
    try {
      return await drizzle(client, inSnakeCase).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

export function openPool(databaseUrl: string, connectionsMax: number): pg.Pool {
  const opened = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  opened.on("error", (error) => log.warn({ error }, "an idle database connection failed"));
  opened.on("connect", (client) =>
    client.on("error", (error) => log.warn({ error }, "a database connection failed")),
  );
  return opened;
}

export async function disconnect(): Promise<void> {
  await pool.end();
}

export async function databaseAnswers(): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
