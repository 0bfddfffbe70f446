import { type Placeholder, sql } from "drizzle-orm";
import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core";

import type { Db } from "#app/platform/db.server.ts";

/** The values that a prepared query is run with, as marks in its SQL. */
export type Given<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Preparable<Result> = {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: Result }>;
};

/**
 * For queries that many requests make: the SQL is built once, and PostgreSQL parses it once a connection. `name` is the
 * query's alone.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db, given: Given<Values>) => Preparable<Result>,
): (db: Db, values: Values) => Promise<Result> {
  let query: object | null = null;
  return (db, values) => {
    query ??= build(db, given as Given<Values>).prepare(name);
    const here = Object.create(query, { client: { value: clientOf(db) } }) as ReturnType<
      Preparable<Result>["prepare"]
    >;
    return here.execute(values) as Promise<Result>;
  };
}

const given = new Proxy({}, { get: (_target, name) => sql.placeholder(String(name)) });

/** A pool, or a transaction's one connection: drizzle ties a prepared query to the one that it was built with. */
function clientOf(db: Db): unknown {
  return (db as unknown as { _: { session: { client: unknown } } })._.session.client;
}
