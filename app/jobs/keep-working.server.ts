import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { run, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import type { ClientBase, Pool } from "pg";

import { doubleReleaseSafePool } from "#app/jobs/double-release-safe-pool.server.ts";
import { log } from "#app/platform/log.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";

export type Working = {
  stop(): Promise<void>;
};

/** One pool per worker: a worker that lost its database may never release its connections. */
type Work = Omit<RunnerOptions, "pgPool"> & { openPool: () => Pool };

/** Restarts when the database was gone, and frees jobs of killed workers, which would stay locked for hours. */
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
      // Stopped meanwhile: end it right after it starts.
      shift = await beginShift(work).catch((error: unknown) => {
        sayNotBegun({ error });
        return null;
      });
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
const sayNotBegun = throttledLog("the jobs' worker cannot begin again yet");

/** Longer than any gateway timeout. */
const stopPatienceMs = 25_000;
const lostPatienceMs = 3_000;

type Shift = { over: Promise<unknown>; end(patienceMs: number): Promise<void> };

/** The connection's lock shows that this worker lives; it ends with the process, even by `kill -9`. */
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
    const runner = await run({ ...work, pgPool: doubleReleaseSafePool(pool), preset: inBatches, events });
    const lost = new Promise<void>((resolve) => void presence.once("end", resolve));
    const query = "select pg_advisory_lock(hashtextextended($1, 0))";
    const present = presence.query(query, [await named]).then(() => lost);
    return {
      over: Promise.allSettled([Promise.race([runner.promise, givenUp, present])]),
      async end(patienceMs) {
        // It may be ending by itself.
        const ended = runner.stop().catch(() => runner.promise.catch(() => {}));
        // A worker that lost its database may wait forever for jobs it never had.
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

/** A lost worker's connections are gone anyway, so do not wait. */
async function close(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), pause(closePatienceMs, undefined, { ref: false })]);
}

/**
 * The worker catches only the failures of batches; for a single job, a lost database would end the process. So would its
 * local queue, when jobs that it holds cannot be given back.
 */
const inBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Running one job too many is safe. Deletes superseded jobs without attempts left; keeps failed timetable jobs for a
 * week.
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
