import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { jobsLogger } from "#app/jobs/jobs.server.ts";
import { freeLostJobs, keepWorking, type Working } from "#app/jobs/keep-working.server.ts";
import { db, pool } from "#app/platform/db.server.ts";

/** Named, so a test can cut only these connections. */
function openPool(): pg.Pool {
  const connectionString = process.env["DATABASE_URL"];
  const opened = new pg.Pool({ connectionString, application_name: "the worker" });
  opened.on("error", () => {});
  opened.on("connect", (client) => client.on("error", () => {}));
  return opened;
}

let working: Working;
let done: string[] = [];

beforeAll(async () => {
  working = await keepWorking({
    openPool,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobsLogger,
    taskList: {
      note: async (payload) => void done.push((payload as { name: string }).name),
      "cut-off": cutConnections,
    },
  });
});
afterAll(() => working.stop());
beforeEach(() => void (done = []));

async function cutConnections(): Promise<void> {
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'the worker'`,
  );
}

async function add(task: string, name = ""): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${task}, json_build_object('name', ${name}::text), max_attempts => 1)`,
  );
}

test("a worker that loses its database is begun again and goes on", async () => {
  await cutConnections();
  await add("note", "after an idle moment");
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["after an idle moment"]);
});

test("a worker whose job ends while the database is away goes on as well", async () => {
  await add("cut-off");
  await add("note", "after a job was cut off");
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["after a job was cut off"]);
});

test("a worker cut off again and again, at any moment of its work or its beginning, goes on", async () => {
  for (let round = 1; round <= 12; round += 1) {
    await (round % 3 === 0 ? add("cut-off") : cutConnections());
    await add("note", `round ${round}`);
    await pause((round * 211) % 600);
  }
  await add("note", "in the end");
  await expect.poll(() => done, { timeout: 15_000 }).toContain("in the end");
});

test("a worker that was cut off stops all the same, and soon", async () => {
  const other = await keepWorking({
    openPool,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobsLogger,
    taskList: {},
  });
  await cutConnections();
  const begun = performance.now();
  await other.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test("jobs and queues that a killed worker had in hand are set free, those of a living one are not", async () => {
  await db.execute(
    sql`select graphile_worker.add_job('other-task', '{}', queue_name => 'held ' || n) from generate_series(1, 2) n`,
  );
  for (const [queue, worker] of [
    ["held 1", "pool-dead"],
    ["held 2", "pool-alive"],
  ]) {
    await db.execute(sql`with queue as (update graphile_worker._private_job_queues set locked_at = now(),
        locked_by = ${worker} where queue_name = ${queue} returning id)
      update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker} from queue
      where job_queue_id = queue.id`);
  }
  const alive = await pool.connect();
  try {
    await alive.query("select pg_advisory_lock(hashtextextended('pool-alive', 0))");
    const client = await pool.connect();
    await freeLostJobs(client).finally(() => client.release());
    const { rows } = await db.execute(sql`
      select locked_by from graphile_worker.jobs where task_identifier = 'other-task'
      union all select locked_by from graphile_worker._private_job_queues where queue_name like 'held %'`);
    const holders = rows
      .map((row) => String(row["locked_by"]))
      .toSorted((one, other) => one.localeCompare(other));
    expect(holders).toEqual(["null", "null", "pool-alive", "pool-alive"]);
  } finally {
    alive.release(true);
  }
});

test("a job that was told again while a killed worker had it in hand is left once, and that one is done", async () => {
  const tell = () =>
    db.execute(sql`select graphile_worker.add_job('told-twice', '{}', job_key => 'told twice')`);
  await tell();
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-killed',
    attempts = 1 where key = 'told twice'`);
  await tell();
  const client = await pool.connect();
  await freeLostJobs(client).finally(() => client.release());
  const { rows } = await db.execute(
    sql`select key, attempts from graphile_worker.jobs where task_identifier = 'told-twice'`,
  );
  expect(rows).toEqual([{ key: "told twice", attempts: 0 }]);
});

test("a job that was queued again while it ran, and failed, is gone; what failed otherwise stays to be seen", async () => {
  const add = (task: string, key: string | null, payload = "{}") =>
    db.execute(
      sql`select graphile_worker.add_job(${task}, ${payload}::json, job_key => ${key}, max_attempts => 1)`,
    );
  const cron = JSON.stringify({ _cron: { ts: "2026-11-01T00:00:00Z" } });
  await add("run-beside", "run beside");
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-at-work',
    attempts = 1 where key = 'run beside'`);
  await add("run-beside", "run beside");
  await add("given-up", "given up");
  for (const task of ["timetable-new", "timetable-old"]) await add(task, null, cron);
  const tasks = sql`('run-beside', 'given-up', 'timetable-new', 'timetable-old')`;
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'it failed',
    locked_at = null, locked_by = null
    where id in (select id from graphile_worker.jobs where task_identifier in ${tasks})
      and key is distinct from 'run beside'`);
  await db.execute(sql`update graphile_worker._private_jobs set updated_at = now() - interval '8 days'
    where id in (select id from graphile_worker.jobs where task_identifier = 'timetable-old')`);
  const client = await pool.connect();
  await freeLostJobs(client).finally(() => client.release());
  const { rows } = await db.execute(
    sql`select task_identifier as task, key from graphile_worker.jobs where task_identifier in ${tasks} order by 1`,
  );
  expect(rows).toEqual([
    { task: "given-up", key: "given up" },
    { task: "run-beside", key: "run beside" },
    { task: "timetable-new", key: null },
  ]);
});
