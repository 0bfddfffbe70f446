import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgPreparedQuery, PreparedQueryConfig, PgSession } from "drizzle-orm/pg-core";

import type { Db } from "#app/platform/db.server.ts";

/** The values that a prepared query is run with, as marks in its SQL. */
export type Given<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Query<Result> = PgPreparedQuery<PreparedQueryConfig & { execute: Result }>;
type Preparable<Result> = { prepare(name: string): Query<Result> };

/**
 * For queries that many requests make: the SQL is built once, and PostgreSQL parses it once a connection. `name` is the
 * query's alone.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db, given: Given<Values>) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  let query: Query<Result> | null = null;
  return (db, values) => {
    query ??= build(db, given as Given<Values>).prepare(name);
    const here = Object.create(query, { client: { value: insideOf(db).session.client } }) as Query<Result>;
    return here.execute(values) as Promise<Result>;
  };
}

/** The same for SQL that is written by hand. Values of JSON are given as text, and bigints of a row come as text. */
export function preparedSql<Values extends Record<string, unknown>, Row>(
  name: string,
  write: (given: Given<Values>) => SQL,
): (db: Db, values: Values) => Promise<Row[]> {
  const run = prepared<Values, { rows: Row[] }>(name, (db, marks) => {
    const { dialect, session } = insideOf(db);
    return {
      prepare: (as) =>
        session.prepareQuery(dialect.sqlToQuery(write(marks)), undefined, as, false) as Query<{
          rows: Row[];
        }>,
    };
  });
  return async (db, values) => (await run(db, values)).rows;
}

const given = new Proxy({}, { get: (_target, name) => sql.placeholder(String(name)) });

type Inside = {
  session: PgSession & { client: unknown };
  dialect: { sqlToQuery(text: SQL): { sql: string; params: unknown[] } };
};

/** drizzle ties a prepared query to the pool or connection that it was built with: it is told another one. */
function insideOf(db: Db): Inside {
  return db as unknown as Inside;
}
