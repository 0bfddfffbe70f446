import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { AttackServer } from "#tests/attack/attack-server.ts";
import { inspectorIn, measureMemory } from "#tests/setup/inspected-memory.ts";

export type ServerWatch = {
  /** In MB, after a collection. */
  heapMb(): Promise<number>;
  /** Log lines of the database since the watch began: statements over a second, and those it could not read. */
  slowQueries(): string[];
  brokenQueries(): string[];
  stop(): Promise<void>;
};

const slowMs = 1_000;
const mendedEveryMs = 250;

/** Who attacks, as they were at the beginning: many a form ends a sign-in, a second step, or a role. */
const remember = `create schema attack;
  create table attack.sessions as select * from sign_in_sessions;
  create table attack.users as select id, role, two_factor_enabled from users;
  create table attack.staff as select user_id, role from staff where ended_at is null;
  create table attack.factors as select * from two_factors`;
const goOn = `delete from rate_limits;
  insert into sign_in_sessions select * from attack.sessions on conflict do nothing;
  insert into two_factors select * from attack.factors on conflict do nothing;
  update users set role = was.role, two_factor_enabled = was.two_factor_enabled from attack.users was
    where was.id = users.id and (users.role, users.two_factor_enabled) is distinct from (was.role, was.two_factor_enabled);
  update staff set role = was.role, ended_at = null from attack.staff was
    where was.user_id = staff.user_id and (staff.role <> was.role or staff.ended_at is not null)`;

/** Lets everybody go on without end, whatever they did, and has the database write down what takes long. */
export async function watchServer({ database, dataDir, server }: AttackServer): Promise<ServerWatch> {
  await database.query(`alter system set log_min_duration_statement = ${slowMs}`);
  await database.query("select pg_reload_conf()");
  const logFile = join(dataDir, "postgres.log");
  const start = statSync(logFile).size;
  await database.query(remember);
  const mending = setInterval(() => void database.query(goOn).catch(() => {}), mendedEveryMs);
  const lines = () =>
    readFileSync(logFile)
      .subarray(start)
      .toString()
      .split(/\n(?=\d{4}-)/);
  return {
    async heapMb() {
      return Math.round((await measureMemory(inspectorIn(server.output()))).heap / 1e6);
    },
    slowQueries: () => lines().filter((line) => /duration: \d+/.test(line)),
    brokenQueries: () =>
      lines().filter((line) =>
        /ERROR: +(syntax error|unterminated|invalid byte sequence|column .* does not exist)/.test(line),
      ),
    async stop() {
      clearInterval(mending);
      await database.query("alter system reset log_min_duration_statement");
    },
  };
}
