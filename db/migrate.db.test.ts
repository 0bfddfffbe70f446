import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { migrateDatabase, whileNoOtherPrepares } from "#db/migrate.ts";

const databaseUrl = () => process.env["DATABASE_URL"]!;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function migration(name: string, statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), "landfall-migration-"));
  folders.push(folder);
  cpSync("db/migrations", folder, { recursive: true });
  writeFileSync(join(folder, `${name}.sql`), statements);
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: object[] };
  journal.entries.push({ version: "7", when: Date.now() + 10 ** 9, tag: name, breakpoints: true });
  writeFileSync(journalFile, JSON.stringify(journal));
  return folder;
}

test("a migration may take as long as it needs, whatever the database allows others, and waits for a lock only briefly", async () => {
  const name = new URL(databaseUrl()).pathname.slice(1);
  await db.execute(sql.raw(`alter database ${name} set statement_timeout = '50ms'`));
  const slow = `create table slow_migration as select pg_sleep(0.3)::text as slept,
    current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks`;
  await migrateDatabase(databaseUrl(), { folder: migration("slow", slow) });
  await db.execute(sql.raw(`alter database ${name} reset statement_timeout`));
  const { rows } = await db.execute(sql`select statements, locks from slow_migration`);
  expect(rows).toEqual([{ statements: "0", locks: "300ms" }]);
  await db.execute(sql`drop table slow_migration`);
  await clearNewest();
});

test("a table that something else keeps locked is said in a sentence, and nothing is changed", async () => {
  const client = await session("begin; select * from coupons");
  const statements =
    "create table half_done (id int);\n--> statement-breakpoint\nalter table coupons add column more int;";
  const folder = migration("locked", statements);
  const began = performance.now();
  await expect(migrateDatabase(databaseUrl(), { folder, lockMs: 50, patienceMs: 300 })).rejects.toThrow(
    /^The database's tables could not be changed: something else has kept one of them locked for 0\.3 seconds\. What was begun is undone\. The oldest open transaction is that of PostgreSQL process \d+ \(somebody\), \d+ seconds old\. Let it finish or end it, and start again\.$/,
  );
  expect(performance.now() - began).toBeLessThan(10_000);
  await client.end();
  const { rows } = await db.execute(sql`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
});

test("who comes after a migration that waits for a table waits no longer than one attempt, and it goes on by itself", async () => {
  const reader = await session("begin; select * from coupons");
  const folder = migration("patient", "alter table coupons add column patient int;");
  const migrated = migrateDatabase(databaseUrl(), { folder });
  await expect.poll(waitingForTable, { ...soon, interval: 5 }).toBe(1);
  const began = performance.now();
  await db.execute(sql`select count(*) from coupons`);
  expect(performance.now() - began).toBeLessThan(1_000);
  await reader.query("commit");
  await reader.end();
  await migrated;
  await db.execute(sql`alter table coupons drop column patient`);
  await clearNewest();
});

test("each file is a transaction of its own, and one that builds an index while others write is in none", async () => {
  const concurrent = `-- outside a transaction: other people write meanwhile
    drop index concurrently if exists coupons_built;\n--> statement-breakpoint
    create index concurrently coupons_built on coupons (percent);`;
  const writer = await session(
    "begin; insert into coupons (code, percent, cap_inr, cap_usd, starts_at) values ('BUILT', 10, 1, 1, now())",
  );
  const folder = migration("outside", concurrent);
  const migrated = migrateDatabase(databaseUrl(), { folder, lockMs: 50 });
  await expect.poll(waitingForOthers, soon).toBe(1);
  await db.execute(
    sql`insert into coupons (code, percent, cap_inr, cap_usd, starts_at) values ('MEANWHILE', 10, 1, 1, now())`,
  );
  await writer.query("rollback");
  await writer.end();
  await migrated;
  const { rows } = await db.execute(
    sql`select indisvalid from pg_index where indexrelid = 'coupons_built'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await db.execute(sql`drop index coupons_built`);
  await db.execute(sql`delete from coupons where code = 'MEANWHILE'`);
  await clearNewest();
});

test("a database from before the first release is refused in a sentence, and nothing is changed", async () => {
  const before = await shapeOfDatabase();
  await db.execute(sql`create table kept as select * from drizzle.__drizzle_migrations`);
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 10 ^ 9`);
  await expect(migrateDatabase(databaseUrl())).rejects.toThrow(
    /^This database was made by a version from before the first release, .* Delete the data folder \(\.data, or the one that DATA_DIR names\), or name an empty database in DATABASE_URL, and start again\.$/,
  );
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = kept.created_at from kept
    where kept.id = __drizzle_migrations.id`);
  await db.execute(sql`drop table kept`);
  expect(await shapeOfDatabase()).toEqual(before);
  await migrateDatabase(databaseUrl());
});

test("a second server waits for the first, also longer than a request may take, and then goes on", async () => {
  const name = new URL(databaseUrl()).pathname.slice(1);
  await db.execute(sql.raw(`alter database ${name} set statement_timeout = '200ms'`));
  const done: string[] = [];
  const release = Promise.withResolvers<void>();
  const first = whileNoOtherPrepares(databaseUrl(), async () => {
    await release.promise;
    done.push("first");
  });
  await expect.poll(holders, soon).toBe(1);
  const second = whileNoOtherPrepares(databaseUrl(), async () => void done.push("second"));
  await expect.poll(waiting, soon).toBe(1);
  // On their own connections, without the pool's limits.
  expect(await whoPrepares()).toEqual(["landfall-migration", "landfall-migration"]);
  await db.execute(sql.raw(`alter database ${name} reset statement_timeout`));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([await waiting(), done]).toEqual([1, []]);
  release.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(["first", "second"]);
});

test("a server that waits in vain says for whom", async () => {
  const release = Promise.withResolvers<void>();
  const first = whileNoOtherPrepares(databaseUrl(), () => release.promise);
  await expect.poll(holders, soon).toBe(1);
  await expect(whileNoOtherPrepares(databaseUrl(), async () => "done", { waitMs: 200 })).rejects.toThrow(
    /^Another server has been preparing the database for more than 0\.2 seconds: PostgreSQL process \d+ \(landfall-migration\), \d+ seconds old\. Let it finish or end it, and start again\.$/,
  );
  release.resolve();
  await first;
});

async function session(statements: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl(), application_name: "somebody" });
  await client.connect();
  await client.query(statements);
  return client;
}

async function clearNewest(): Promise<void> {
  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
}

async function shapeOfDatabase() {
  const { rows } = await db.execute(sql`select table_name, column_name, data_type, is_nullable
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  return rows;
}

const soon = { timeout: 15_000 };

/** Of the migration, which has locks that it has not got. */
const waitingForTable = () => migrationWaits("relation");
const waitingForOthers = () => migrationWaits("virtualxid");

async function migrationWaits(kind: "relation" | "virtualxid"): Promise<number> {
  const { rows } = await db.execute<{
    count: string;
  }>(sql`select count(*) from pg_locks join pg_stat_activity using (pid)
    where application_name = 'landfall-migration' and not granted and locktype = ${kind}`);
  return Number(rows[0]?.count);
}

const holders = () => locks(true);
const waiting = () => locks(false);

async function whoPrepares(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select application_name as who from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = 5150199`);
  return rows.map(({ who }) => who);
}

async function locks(granted: boolean): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) from pg_locks where locktype = 'advisory' and objid = 5150199 and granted = ${granted}
      and database = (select oid from pg_database where datname = current_database())`);
  return Number(rows[0]?.count);
}
