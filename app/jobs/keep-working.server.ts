import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { run, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import type { ClientBase, Pool } from "pg";

import { forgivingPool } from "#app/jobs/forgiving-pool.server.ts";
import { log } from "#app/platform/log.server.ts";

export type Working = {
  /** Resolves when the jobs under way are finished. */
  stop(): Promise<void>;
};

/** Every worker gets a pool of its own: one that has lost its database may never give its connections back. */
type Work = Omit<RunnerOptions, "pgPool"> & { openPool: () => Pool };

/**
 * Works on jobs until told to stop. A database that goes away ends the worker, so it is begun again until the database
 * is back; a worker killed with jobs in hand would keep them locked for hours, so those are set free for the others.
 */
export async function keepWorking(work: Work): Promise<Working> {
  const told = Promise.withResolvers<void>();
  let stopping = false;
  let shift: Shift | null = await beginShift(work);
  const working = async () => {
    for (;;) {
      await Promise.race([shift?.over, told.promise]);
      await shift?.end(stopping ? stopPatienceMs : lostPatienceMs);
      if (stopping) return;
      log.warn("the jobs' worker has lost its database and is begun again");
      await pause(againAfterMs);
      // Told to stop meanwhile, it is ended as soon as it has begun.
      shift = await beginShift(work).catch(() => null);
    }
  };
  const ended = working();
  return {
    async stop() {
      stopping = true;
      told.resolve();
      await ended;
    },
  };
}

const againAfterMs = 500;

/** Longer than any gateway lets a job wait. */
const stopPatienceMs = 25_000;
const lostPatienceMs = 3_000;

type Shift = { over: Promise<unknown>; end(patienceMs: number): Promise<void> };

/** One worker, and one connection whose lock says that it lives: it is gone with us, even by `kill -9`. */
async function beginShift({ openPool, ...work }: Work): Promise<Shift> {
  const pool = openPool();
  const presence = await pool.connect().catch(async (error: unknown) => {
    await close(pool);
    throw error;
  });
  try {
    await freeLostJobs(presence);
    const events: WorkerEvents = new EventEmitter();
    const named = new Promise<string>((resolve) => {
      events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
    });
    const givenUp = new Promise<void>(
      (resolve) => void events.once("pool:gracefulShutdown", () => resolve()),
    );
    const runner = await run({ ...work, pgPool: forgivingPool(pool), preset: inBatches, events });
    const lost = new Promise<void>((resolve) => void presence.once("end", resolve));
    const query = "select pg_advisory_lock(hashtextextended($1, 0))";
    const present = presence.query(query, [await named]).then(() => lost);
    return {
      over: Promise.allSettled([Promise.race([runner.promise, givenUp, present])]),
      async end(patienceMs) {
        // It may be ending by itself.
        const ended = runner.stop().catch(() => runner.promise.catch(() => {}));
        // One that has lost its database may count its jobs wrongly and wait for ever for those it never had.
        await Promise.race([ended, pause(patienceMs, undefined, { ref: false })]);
        presence.release(true);
        await close(pool);
      },
    };
  } catch (error) {
    presence.release(true);
    await close(pool);
    throw error;
  }
}

const closePatienceMs = 2_000;

/** What a lost worker has not given back is not waited for: its connections are gone anyway. */
async function close(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), pause(closePatienceMs, undefined, { ref: false })]);
}

/**
 * Batches, however short, since only their failures are caught: the end of a single job that cannot be written down,
 * because the database has just gone, would end the whole process.
 */
const inBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Sets free what workers that are gone had in hand. Every job may run twice, so one too many does no harm. A job that
 * was queued again while it ran has a successor under its key, and once it has failed would stay for ever, out of
 * attempts: it goes. Jobs of the timetable that failed, which have no key either, are kept for a week.
 */
export async function freeLostJobs(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ gone: string[] }>(`select array(
    select locked_by from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) holders
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))) as gone`);
  const gone = rows[0]?.gone ?? [];
  await client.query(
    `delete from graphile_worker._private_jobs
      where key is null and attempts >= max_attempts and (locked_by is null or locked_by = any($1))
        and (payload::jsonb -> '_cron' is null or updated_at < now() - interval '7 days')`,
    [gone],
  );
  await client.query("select graphile_worker.force_unlock_workers($1)", [gone]);
}
