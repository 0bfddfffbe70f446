import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

export type MigrationWatch = {
  /** The longest that any statement waited for a lock of the migration, in milliseconds, with its beginning. */
  stop(): Promise<{ longestMs: number; statement: string; seen: number }>;
};

const everyMs = 40;

/** Sees who waits for the connection that migrates, many times a second. */
export async function watchMigration(databaseUrl: string): Promise<MigrationWatch> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "landfall-watch" });
  await client.connect();
  let [isOver, seen] = [false, 0];
  let longest = { longestMs: 0, statement: "" };
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: string; statement: string }>(blocked);
      seen += rows.length;
      for (const { ms, statement } of rows)
        if (Number(ms) > longest.longestMs) longest = { longestMs: Math.round(Number(ms)), statement };
      await pause(everyMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      await client.end();
      return { ...longest, seen };
    },
  };
}

/** Also who waits behind somebody who waits for it. */
const blocked = `
  select extract(epoch from clock_timestamp() - l.waitstart) * 1000 as ms, left(a.query, 90) as statement
  from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and l.waitstart is not null and l.locktype in ('relation', 'tuple', 'transactionid')
    and a.application_name <> 'landfall-migration'
    and exists (select from pg_stat_activity m where m.application_name = 'landfall-migration'
      and m.pid = any(pg_blocking_pids(l.pid)))`;
