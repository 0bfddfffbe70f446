import { and, eq, sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";

import { db, pool } from "#app/platform/db.server.ts";
import { type Given, prepared, preparedSql } from "#app/platform/prepared.server.ts";

const visits = pgTable("visits", { visitorName: text(), seenAt: timestamp({ withTimezone: true }) });

const visitsOf = prepared("visits-of", (from, { name, since }: Given<{ name: string; since: Date }>) =>
  from
    .select()
    .from(visits)
    .where(and(eq(visits.visitorName, name), sql`${visits.seenAt} >= ${since}`)),
);
const addVisit = prepared("add-visit", (to, { name, at }: Given<{ name: string; at: Date }>) =>
  to.insert(visits).values({ visitorName: name, seenAt: at }).returning({ name: visits.visitorName }),
);
const countVisits = preparedSql<{ name: string }, { visits: number }>(
  "count-visits",
  ({ name }) => sql`select count(*)::int as visits from visits where visitor_name = ${name}`,
);

const noon = new Date("2026-11-20T12:00:00Z");

beforeAll(async () => {
  await pool.query("create table visits (visitor_name text, seen_at timestamptz)");
});

test("values go in and rows come out as in any query", async () => {
  expect(await addVisit(db, { name: "Asha", at: noon })).toEqual([{ name: "Asha" }]);
  expect(await visitsOf(db, { name: "Asha", since: noon })).toEqual([{ visitorName: "Asha", seenAt: noon }]);
  expect(await visitsOf(db, { name: "Ravi", since: noon })).toEqual([]);
});

test("within a transaction it sees what was written there, and nobody else does", async () => {
  await db.transaction(async (tx) => {
    await addVisit(tx, { name: "Mina", at: noon });
    expect(await visitsOf(tx, { name: "Mina", since: noon })).toHaveLength(1);
    expect(await visitsOf(db, { name: "Mina", since: noon })).toHaveLength(0);
  });
});

test("SQL written out is prepared in the same way", async () => {
  await countVisits(db, { name: "Tara" });
  await addVisit(db, { name: "Tara", at: noon });
  expect(await countVisits(db, { name: "Tara" })).toEqual([{ visits: 1 }]);
  await db.transaction(async (tx) => {
    await addVisit(tx, { name: "Tara", at: noon });
    expect(await countVisits(tx, { name: "Tara" })).toEqual([{ visits: 2 }]);
    const { rows } = await tx.execute(sql`select from pg_prepared_statements where name = 'count-visits'`);
    expect(rows).toHaveLength(1);
  });
});

test("PostgreSQL parses it once a connection", async () => {
  await db.transaction(async (tx) => {
    const parsedAt = sql`select prepare_time::text from pg_prepared_statements where name = 'visits-of'`;
    await visitsOf(tx, { name: "Asha", since: noon });
    const { rows: first } = await tx.execute(parsedAt);
    await visitsOf(tx, { name: "Ravi", since: noon });
    expect(first).toHaveLength(1);
    expect((await tx.execute(parsedAt)).rows).toEqual(first);
  });
});
