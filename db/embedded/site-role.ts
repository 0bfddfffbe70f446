import pg from "pg";

import { superuser } from "#db/embedded/cluster.ts";

/** An ordinary role that owns its database and nothing else. */
export const siteRole = "landfall_site";

type Access = { port: number; superuserPassword: string; sitePassword: string; database: string };

export async function openToSite({
  port,
  superuserPassword,
  sitePassword,
  database,
}: Access): Promise<string> {
  const address = `127.0.0.1:${port}/${database}`;
  await giveToSite(
    `postgres://${superuser}:${encodeURIComponent(superuserPassword)}@${address}`,
    sitePassword,
  );
  return `postgres://${siteRole}:${encodeURIComponent(sitePassword)}@${address}`;
}

/** Also takes over what an earlier version created as superuser. Safe to repeat. */
export async function giveToSite(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, application_name: "landfall-roles" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    // Serialises two simultaneous starts.
    await client.query("select pg_advisory_xact_lock(hashtextextended('landfall site role', 0))");
    await makeRole(client, password);
    await client.query(giveEverything);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [siteRole]);
  const made = rowCount === 0 ? "create" : "alter";
  await client.query(
    `${made} role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${client.escapeLiteral(password)}`,
  );
}

/** Extensions keep their objects; a column's sequence follows its table. */
const giveEverything = `do $$
declare
  thing record;
begin
  if (select datdba <> '${siteRole}'::regrole from pg_database where datname = current_database()) then
    execute format('alter database %I owner to ${siteRole}', current_database());
  end if;
  for thing in
    select format('alter schema %I owner to ${siteRole}', nspname) as command from pg_namespace
      where nspowner <> '${siteRole}'::regrole and nspname not like 'pg\\_%'
        and nspname not in ('information_schema', 'public')
    union all
    select format('alter %s %I.%I owner to ${siteRole}',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        nspname, relname)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relowner <> '${siteRole}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
        and nspname not like 'pg\\_%' and nspname <> 'information_schema'
        and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
          and d.deptype in ('e', 'a', 'i'))
    union all
    select format('alter routine %s owner to ${siteRole}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proowner <> '${siteRole}'::regrole and nspname not like 'pg\\_%' and nspname <> 'information_schema'
        and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
          and d.deptype = 'e')
    union all
    select format('alter type %s owner to ${siteRole}', t.oid::regtype)
      from pg_type t join pg_namespace n on n.oid = typnamespace
      left join pg_class c on c.oid = typrelid
      where typowner <> '${siteRole}'::regrole and nspname not like 'pg\\_%' and nspname <> 'information_schema'
        and (typtype in ('e', 'd') or c.relkind = 'c') and not exists (select 1 from pg_depend d
          where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
  loop
    execute thing.command;
  end loop;
end $$`;
