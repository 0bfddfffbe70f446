import { setTimeout as pause } from "node:timers/promises";

import { readMigrationFiles } from "drizzle-orm/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";

import { applyMigrations, newestApplied } from "#db/apply-migrations.ts";

/** Short: while a migration waits for a lock, all readers and writers of the table wait behind it. */
const tableLockMs = 300;
/** Between two attempts, for those who waited. */
const pauseMs = 700;
/** Longer than any statement of a request may take. */
const tableLockPatienceMs = 30_000;

/**
 * Also the job queue's tables. Safe to repeat. Runs on its own connection: it may take longer than requests, but
 * waits for a table `lockMs` at a time, again and again until `patienceMs` are over.
 */
export async function migrateDatabase(
  databaseUrl: string,
  { folder = "./db/migrations", lockMs = tableLockMs, patienceMs = tableLockPatienceMs } = {},
): Promise<void> {
  const migrating = new pg.Pool({ ...ownConnection(databaseUrl), max: 1, idleTimeoutMillis: 0 });
  migrating.on("error", ignoreLost);
  migrating.on("connect", (client) => client.on("error", ignoreLost));
  const apply = async () => {
    const client = await migrating.connect();
    await setTimeouts(client, lockMs)
      .then(() => refuseEarlierShape(client, folder))
      .then(() => applyMigrations(client, { folder, lockMs, patienceMs }))
      .finally(() => client.release());
    await runMigrations({ pgPool: migrating });
  };
  try {
    await untilLocked(apply, patienceMs);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(await tableLocked(migrating, patienceMs), { cause: error });
  } finally {
    await migrating.end();
  }
}

async function untilLocked(work: () => Promise<void>, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
    }
    await pause(pauseMs);
  }
}

/** Databases from before the first release cannot migrate: their migrations were merged. */
async function refuseEarlierShape(client: pg.ClientBase, folder: string): Promise<void> {
  const newest = await newestApplied(client);
  const first = readMigrationFiles({ migrationsFolder: folder })[0]!.folderMillis;
  if (newest !== null && newest < first) throw new Error(earlierShape);
}

const earlierShape =
  "This database was made by a version from before the first release, and this version cannot go on with it. Nothing in it was changed. Delete the data folder (.data, or the one that DATA_DIR names), or name an empty database in DATABASE_URL, and start again.";

/** Arbitrary, but the same for every server. */
const preparationLock = 5_150_199;

/** Longer than any migration should take. */
const otherServerMs = 10 * 60_000;

export async function whileNoOtherPrepares<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
  { waitMs = otherServerMs, onWait = () => {} } = {},
): Promise<Result> {
  const client = new pg.Client(ownConnection(databaseUrl));
  client.on("error", ignoreLost);
  await client.connect();
  try {
    await setTimeouts(client, waitMs);
    await takePreparationLock(client, waitMs, onWait);
    return await work();
  } finally {
    // Also releases the lock.
    await client.end();
  }
}

async function takePreparationLock(client: pg.Client, waitMs: number, onWait: () => void): Promise<void> {
  const tried = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    preparationLock,
  ]);
  if (tried.rows[0]?.taken) return;
  onWait();
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(await otherServerPrepares(client, waitMs), { cause: error });
  }
}

function ownConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, application_name: "landfall-migration" };
}

/** Set explicitly: role or database may have their own limits. */
async function setTimeouts(client: pg.ClientBase, lockMs: number): Promise<void> {
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set lock_timeout = ${Math.round(lockMs)}`);
}

/** Queries still report it; without a listener the process would end. */
const ignoreLost = () => {};

const lockNotAvailable = "55P03";

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === lockNotAvailable) return true;
  return false;
}

async function tableLocked(migrating: pg.Pool, patienceMs: number): Promise<string> {
  const { rows } = await migrating.query<Session>(
    `select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds
      from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      order by xact_start limit 1`,
  );
  const oldest = rows[0];
  const who = oldest ? ` The oldest open transaction is that of ${nameOf(oldest)}.` : "";
  return `The database's tables could not be changed: something else has kept one of them locked for ${durationText(
    patienceMs,
  )}. What was begun is undone.${who} Let it finish or end it, and start again.`;
}

async function otherServerPrepares(client: pg.Client, waitMs: number): Promise<string> {
  const { rows } = await client.query<Session>(
    `select a.pid, a.application_name as application, extract(epoch from now() - a.backend_start)::int as seconds
      from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.objid = $1 and l.database = (
        select oid from pg_database where datname = current_database())`,
    [preparationLock],
  );
  const who = rows[0] ? `: ${nameOf(rows[0])}` : "";
  return `Another server has been preparing the database for more than ${durationText(
    waitMs,
  )}${who}. Let it finish or end it, and start again.`;
}

type Session = { pid: number; application: string; seconds: number };

function nameOf({ pid, application, seconds }: Session): string {
  return `PostgreSQL process ${pid} (${application || "no name"}), ${seconds} seconds old`;
}

function durationText(ms: number): string {
  return ms < 60_000 ? `${ms / 1_000} seconds` : `${ms / 60_000} minutes`;
}
