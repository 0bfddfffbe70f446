import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { log } from "#app/platform/log.server.ts";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a query needs: the database itself, or the transaction it must be part of. */
export type Db = Database | Transaction;

/** The one connection pool of requests; better-auth shares it. Jobs have one of their own. */
export let pool: pg.Pool;
export let db: Database;

/** Opens the pool. Called once at start, and once per file by the tests. */
export function connect(databaseUrl: string, connectionsMax = 16): void {
  pool = openPool(databaseUrl, connectionsMax);
  db = Object.assign(drizzle(pool, inSnakeCase), { transaction: transactionOn(pool) });
}

const inSnakeCase = { casing: "snake_case" } as const;

/**
 * drizzle's own never gives a connection back on which no transaction could be begun: each time the database is lost
 * a few of them would be gone for good, and after some times the shop would have none.
 */
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

/** A pool whose broken connections are replaced, and end nothing else. */
export function openPool(databaseUrl: string, connectionsMax: number): pg.Pool {
  const opened = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while nobody waits on it is replaced by the pool; it must not end the process.
  opened.on("error", (error) => log.warn({ error }, "an idle database connection failed"));
  opened.on("connect", (client) =>
    client.on("error", (error) => log.warn({ error }, "a database connection failed")),
  );
  return opened;
}

export async function disconnect(): Promise<void> {
  await pool.end();
}

/** Whether the database answers a question right now. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
