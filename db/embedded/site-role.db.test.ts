import { randomUUID } from "node:crypto";

import { runOnce } from "graphile-worker";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { giveToSite, siteRole } from "#db/embedded/site-role.ts";
import { migrateDatabase } from "#db/migrate.ts";

const password = "the site's ' own";
const superuserUrl = () => process.env["DATABASE_URL"] ?? "";
let site: pg.Pool;

function asSite(address = superuserUrl()): string {
  const url = new URL(address);
  url.username = siteRole;
  url.password = encodeURIComponent(password);
  return url.href;
}

beforeAll(async () => {
  await giveToSite(superuserUrl(), password);
  site = new pg.Pool({ connectionString: asSite(), max: 4 });
  site.on("error", () => {});
  site.on("connect", (client) => client.on("error", () => {}));
});
afterAll(() => site.end());

test("the site is no superuser, and may make neither roles nor databases", async () => {
  const { rows } = await site.query("select * from pg_roles where rolname = current_user");
  expect(rows[0]).toMatchObject({
    rolname: siteRole,
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
  });
});

test.each([
  "copy (select 1) to program 'true'",
  "select pg_read_file('postgresql.conf')",
  "set session_replication_role = replica",
  `alter role ${siteRole} superuser`,
  "create role another",
  "create database another",
  "alter system set log_statement = 'none'",
])("the site may not “%s”", async (statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({ code: "42501" });
});

test("what the superuser made before is the site's, but for what extensions brought", async () => {
  const { rows } = await site.query(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where relowner <> current_user::regrole and nspname not like 'pg\\_%' and nspname <> 'information_schema'
        and relkind <> 'c'
    union all
    select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proowner <> current_user::regrole and nspname not like 'pg\\_%' and nspname <> 'information_schema'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  expect(rows).toEqual([]);
});

test("the site reads and writes there, and its tables can be changed by a migration", async () => {
  await migrateDatabase(asSite());
  await site.query("alter table mailbox_messages add column colour text");
  await site.query("insert into mailbox_messages (recipient, subject, body) values ('a', 'b', 'c')");
  await site.query("alter table mailbox_messages drop column colour");
  await expect(site.query("delete from postings")).rejects.toThrow("append-only");
});

test("jobs are queued and done", async () => {
  const done: unknown[] = [];
  await site.query(`select graphile_worker.add_job('tell', '{"word": "well"}')`);
  const taskList = { tell: (payload: unknown) => void done.push(payload) };
  await runOnce({ pgPool: site, taskList });
  expect(done).toEqual([{ word: "well" }]);
});

test("it can be given again, and by many at the same moment", async () => {
  await Promise.all(Array.from({ length: 4 }, () => giveToSite(superuserUrl(), password)));
  expect((await site.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a new database is migrated from nothing by the site itself", async () => {
  const name = `fresh_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const fresh = new URL(superuserUrl());
  fresh.pathname = `/${name}`;
  try {
    await giveToSite(fresh.href, password);
    await migrateDatabase(asSite(fresh.href));
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
