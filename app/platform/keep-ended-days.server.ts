import { type SQL, sql } from "drizzle-orm";

import { type Db, db } from "#app/platform/db.server.ts";

type KeptDays = {
  timeZone: string;
  /** Late writers hold this table's lock until they commit: see its triggers. */
  table: string;
  firstMoment: SQL;
  isKept: SQL;
  keep: (tx: Db, days: string[]) => Promise<unknown>;
};

const daysAtOnce = 31;

export async function keepEndedDays(kept: KeptDays): Promise<number> {
  let days = 0;
  for (;;) {
    const more = await db.transaction((tx) => keepSome(tx, kept));
    if (more === 0) return days;
    days += more;
  }
}

async function keepSome(tx: Db, { timeZone, table, firstMoment, isKept, keep }: KeptDays): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}))`);
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text as day from (
      select generate_series((${firstMoment} at time zone ${timeZone}::text)::date,
        ((now() - interval '2 hours') at time zone ${timeZone}::text)::date - 1, '1 day')::date as day) ended
    where not ${isKept}
    order by day desc limit ${daysAtOnce}`);
  if (rows.length > 0)
    await keep(
      tx,
      rows.map(({ day }) => day),
    );
  return rows.length;
}
