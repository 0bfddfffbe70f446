import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";

/** Short: whoever reads or writes a table waits behind a change of it that waits itself. */
const tableLockMs = 10_000;

/**
 * Brings our tables, and the job queue's own, to the shape this version needs. Safe to repeat. On a connection of its
 * own: a migration may take longer than any request may, but waits for a lock only briefly.
 */
export async function migrateDatabase(
  databaseUrl: string,
  { folder = "./db/migrations", lockMs = tableLockMs } = {},
): Promise<void> {
  const migrating = new pg.Pool({ ...ownConnection(databaseUrl), max: 1, idleTimeoutMillis: 0 });
  migrating.on("error", ignoreLost);
  migrating.on("connect", (client) => client.on("error", ignoreLost));
  try {
    // The one connection there is keeps it.
    const client = await migrating.connect();
    await setPatience(client, lockMs)
      .then(() => refuseEarlierShape(client, folder))
      .finally(() => client.release());
    await migrate(drizzle(migrating), { migrationsFolder: folder });
    await runMigrations({ pgPool: migrating });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(await tableLocked(migrating, lockMs), { cause: error });
  } finally {
    await migrating.end();
  }
}

/** The migrations of before the first release were joined into the first ones there are now. */
async function refuseEarlierShape(client: pg.ClientBase, folder: string): Promise<void> {
  const { rows } = await client.query<{ made: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as made",
  );
  if (!rows[0]?.made) return;
  const newest = await client.query<{ at: string | null }>(
    "select max(created_at) as at from drizzle.__drizzle_migrations",
  );
  const first = readMigrationFiles({ migrationsFolder: folder })[0]!.folderMillis;
  const at = newest.rows[0]?.at;
  if (at && Number(at) < first) throw new Error(earlierShape);
}

const earlierShape =
  "This database was made by a version from before the first release, and this version cannot go on with it. Nothing in it was changed. Delete the data folder (.data, or the one that DATA_DIR names), or name an empty database in DATABASE_URL, and start again.";

/** Any number will do, so long as every server that migrates takes the same one. */
const preparationLock = 5_150_199;

/** Longer than any migration should take. */
const otherServerMs = 10 * 60_000;

/** Does it while no other server does: the second waits for the first. */
export async function whileNoOtherPrepares<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
  { waitMs = otherServerMs, onWait = () => {} } = {},
): Promise<Result> {
  const client = new pg.Client(ownConnection(databaseUrl));
  client.on("error", ignoreLost);
  await client.connect();
  try {
    await setPatience(client, waitMs);
    await takePreparationLock(client, waitMs, onWait);
    return await work();
  } finally {
    // Its lock goes with it.
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

/** Said aloud, since the role or the database may have a time limit of its own. */
async function setPatience(client: pg.ClientBase, lockMs: number): Promise<void> {
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set lock_timeout = ${Math.round(lockMs)}`);
}

/** Whoever waits on a connection that breaks is told; without a listener the process would end. */
const ignoreLost = () => {};

const lockNotAvailable = "55P03";

/** The database's own error, which may have been wrapped on its way. */
function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === lockNotAvailable) return true;
  return false;
}

async function tableLocked(migrating: pg.Pool, lockMs: number): Promise<string> {
  const { rows } = await migrating.query<Session>(
    `select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds
      from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      order by xact_start limit 1`,
  );
  const oldest = rows[0];
  const who = oldest ? ` The oldest open transaction is that of ${nameOf(oldest)}.` : "";
  return `The database's tables could not be changed: something else has kept one of them locked for ${durationText(
    lockMs,
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
