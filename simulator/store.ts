import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";

export type Store = {
  put(kind: string, id: string, body: object): void;
  get<Body>(kind: string, id: string): Body | null;
  list<Body>(kind: string, where?: { field: string; value: string }): Body[];
  transaction<Result>(work: () => Result): Result;
  run(sql: string, ...values: (string | number | null)[]): number;
  all(sql: string, ...values: (string | number | null)[]): Record<string, SQLOutputValue>[];
  close(): void;
};

const tables = `
  create table if not exists records (
    seq integer primary key, kind text not null, id text not null, body text not null, unique (kind, id));
  create table if not exists answers (
    key text primary key, request text not null, status integer not null, body text not null);
  create table if not exists deliveries (
    id integer primary key, gateway text not null, account text not null, event_id text not null,
    body text not null, forged integer not null default 0, due_at integer not null,
    attempts integer not null default 0, delivered_at integer, dropped integer not null default 0);
  create table if not exists faults (
    id integer primary key, fault text not null, match text not null, times integer not null, delay_ms integer);
`;

/** Survives `kill -9`: everything answered to the shop is on disk. */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Earlier versions left it readable to others.
  chmodSync(dataDir, 0o700);
  const kept = readdirSync(dataDir).filter((name) => /^(simulator\.sqlite|address)/.test(name));
  for (const name of kept) chmodSync(join(dataDir, name), 0o600);
  const database = new DatabaseSync(join(dataDir, "simulator.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
  database.exec(tables);
  const all: Store["all"] = (sql, ...values) => database.prepare(sql).all(...values);
  const run: Store["run"] = (sql, ...values) => Number(database.prepare(sql).run(...values).changes);
  return {
    all,
    run,
    put(kind, id, body) {
      run(
        "insert into records (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body",
        kind,
        id,
        JSON.stringify(body),
      );
    },
    get: <Body>(kind: string, id: string) =>
      bodies<Body>(all("select body from records where kind = ? and id = ?", kind, id))[0] ?? null,
    list<Body>(kind: string, where?: { field: string; value: string }) {
      const rows = where
        ? all(
            "select body from records where kind = ? and json_extract(body, ?) = ? order by seq desc",
            kind,
            `$.${where.field}`,
            where.value,
          )
        : all("select body from records where kind = ? order by seq desc", kind);
      return bodies<Body>(rows);
    },
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec("begin immediate");
      try {
        const result = work();
        database.exec("commit");
        return result;
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    },
    close: () => database.close(),
  };
}

function bodies<Body>(rows: Record<string, SQLOutputValue>[]): Body[] {
  return rows.map((row) => JSON.parse(String(row["body"])) as Body);
}
