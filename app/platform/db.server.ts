import { setTimeout as pause } from "node:timers/promises";

import { type ExtractTablesWithRelations, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { NodePgSession } from "drizzle-orm/node-postgres/session";
import type { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";

import { isDatabaseAway } from "#app/platform/database-away.server.ts";
import { log } from "#app/platform/log.server.ts";
import { traceStatements } from "#app/platform/traces/trace-statements.server.ts";
import { inThisTrace } from "#app/platform/traces/tracing.server.ts";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Db = Database | Transaction;

/** Since when each request that waits for a connection has done so, the first of them first. */
class WatchedPool extends pg.Pool {
  readonly #waitingSince = new Set<{ ms: number }>();

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const waiting = { ms: performance.now() };
    this.#waitingSince.add(waiting);
    if (callback) {
      const back = inThisTrace(callback);
      return super.connect((...connected) => {
        this.#waitingSince.delete(waiting);
        back(...connected);
      });
    }
    return super.connect().finally(() => this.#waitingSince.delete(waiting));
  }

  longestWaitMs(): number {
    const [first] = this.#waitingSince;
    return first ? performance.now() - first.ms : 0;
  }
}

type Connected = Parameters<InstanceType<typeof pg.Pool>["connect"]>[0];

/** Shared with better-auth; jobs have their own pool. */
export let pool: WatchedPool;
export let db: Database;

/** The default is for tests, which race one another. */
export function connect(databaseUrl: string, connectionsMax = 16): void {
  ({ pool, db } = openDatabase(databaseUrl, connectionsMax));
}

export function openDatabase(url: string, connectionsMax: number): { pool: WatchedPool; db: Database } {
  const opened = openPool(url, connectionsMax);
  const onPool = drizzle(opened, { casing: "snake_case" });
  return {
    pool: opened,
    db: Object.assign(onPool, { transaction: transactionOn(opened, dialectOf(onPool)) }),
  };
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
    const session = new NodePgSession<NoSchema, NoRelations>(client, dialect, undefined);
    const released = (isSpoilt: boolean) => {
      limitsOf(client).query_timeout = answerMs;
      client.release(isSpoilt);
    };
    try {
      const result = await session.transaction(work, config);
      released(false);
      return result;
    } catch (error) {
      // A connection that hangs, or to a database that only reads since, is not given to anybody else.
      released(isDatabaseAway(error));
      throw error;
    }
  };
}

/** What ends a statement on a database that lives; on one that hangs nobody would, so we wait a little longer. */
const statementMs = 15_000;
const answerMs = 17_000;

type Limits = { query_timeout?: number | boolean };

function limitsOf(client: unknown): Limits {
  return (client as { connectionParameters: Limits }).connectionParameters;
}

/** For the rest of a transaction that has more to do than any request. */
export async function withoutTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  limitsOf((tx as unknown as { session: { client: unknown } }).session.client).query_timeout = false;
}

function dialectOf(database: Database): PgDialect {
  return (database as unknown as { dialect: PgDialect }).dialect;
}

export function longestPoolWaitMs(): number {
  return pool.longestWaitMs();
}

export function openPool(databaseUrl: string, connectionsMax: number): WatchedPool {
  const opened = new WatchedPool({
    connectionString: databaseUrl,
    max: connectionsMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  opened.on("error", (error) => log.warn({ error }, "an idle database connection failed"));
  opened.on("connect", (client) => {
    traceStatements(client);
    client.on("error", (error) => log.warn({ error }, "a database connection failed"));
  });
  return opened;
}

export async function disconnect(): Promise<void> {
  await pool.end();
}

/** Whoever asks waits no longer than a proxy would. */
const answersWithinMs = 2_000;

export async function databaseAnswers(): Promise<boolean> {
  const answered = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(answersWithinMs, false, { ref: false })]);
}
