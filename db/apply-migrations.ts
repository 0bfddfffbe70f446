import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";

/** Begins a file whose statements cannot be in a transaction, because they build indexes while others write. */
export const outsideNote = "-- outside a transaction";

/**
 * Those that are missing, each file in a transaction of its own: what one has locked is free again before the next.
 * Safe to repeat. `patienceMs` is for what builds an index, which waits for others and makes nobody wait.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  { folder, lockMs, patienceMs }: { folder: string; lockMs: number; patienceMs: number },
): Promise<void> {
  // As Drizzle's own migrator makes it.
  await client.query(`create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const newest = await newestApplied(client);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (newest !== null && migration.folderMillis <= newest) continue;
    if (migration.sql[0]!.startsWith(outsideNote)) {
      await setLockTimeout(client, patienceMs);
      await applyStatements(client, migration);
    } else {
      await setLockTimeout(client, lockMs);
      await inTransaction(client, () => applyStatements(client, migration));
    }
  }
  await setLockTimeout(client, lockMs);
}

/** When the newest one was written, in milliseconds since 1970; null in an empty database. */
export async function newestApplied(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ made: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as made",
  );
  if (!rows[0]?.made) return null;
  const newest = await client.query<{ at: string | null }>(
    "select max(created_at) as at from drizzle.__drizzle_migrations",
  );
  const at = newest.rows[0]?.at;
  return at ? Number(at) : null;
}

function setLockTimeout(client: pg.ClientBase, ms: number): Promise<unknown> {
  return client.query(`set lock_timeout = ${Math.round(ms)}`);
}

async function applyStatements(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    migration.hash,
    migration.folderMillis,
  ]);
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    // The connection may be lost, and then everything is undone anyway.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
