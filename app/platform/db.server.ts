import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { NodePgSession } from "drizzle-orm/node-postgres/session";
import type { PgDialect } from "drizzle-orm/pg-core";
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
  const onPool = drizzle(pool, { casing: "snake_case" });
  db = Object.assign(onPool, { transaction: transactionOn(pool, dialectOf(onPool)) });
}

type NoSchema = Record<string, never>;
type NoRelations = ExtractTablesWithRelations<NoSchema>;

/**
 * drizzle leaks the connection when `begin` fails: after some database outages the pool would be empty. With one dialect
 * for all transactions, the names of columns are worked out once.
 */
function transactionOn(opened: pg.Pool, dialect: PgDialect): Database["transaction"] {
  return async (work, config) => {
    const client = await opened.connect();
    try {
      return await new NodePgSession<NoSchema, NoRelations>(client, dialect, undefined).transaction(
        work,
        config,
      );
    } finally {
      client.release();
    }
  };
}

function dialectOf(database: Database): PgDialect {
  return (database as unknown as { dialect: PgDialect }).dialect;
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
