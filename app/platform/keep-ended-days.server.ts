import { type SQL, sql } from "drizzle-orm";

import { type Db, db } from "#app/platform/db.server.ts";

/** Days of one time zone that are summed up once they are over, and kept. */
type KeptDays = {
  timeZone: string;
  /** The table they are kept in. Whoever writes into a day long past holds its lock until that is to be seen: see its triggers. */
  table: string;
  /** The first moment that there is something of. */
  firstMoment: SQL;
  /** Whether `ended.day` is kept already. */
  isKept: SQL;
  keep: (tx: Db, days: string[]) => Promise<unknown>;
};

/** So many days are summed up in one statement. */
const daysAtOnce = 31;

/** Sums up and keeps the days that are over and not kept yet. Answers how many there were. */
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
