import { sql } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "#app/platform/db.server.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import { tracing } from "#app/platform/traces/tracing.server.ts";

/** May run twice, so it must be harmless when repeated. */
export type Job<Payload> = {
  name: string;
  /** Throws on another job's payload. */
  parse: (payload: unknown) => Payload;
  /** Jobs queued under one key before they start run once. */
  key: (payload: Payload) => string;
  attempts: number;
};

/** Over about three and a half hours, at growing intervals. */
const usualAttempts = 8;

export function job<Schema extends z.ZodType>({
  name,
  schema,
  key,
  attempts = usualAttempts,
}: {
  name: string;
  schema: Schema;
  key: (payload: z.output<Schema>) => string;
  attempts?: number;
}): Job<z.output<Schema>> {
  return {
    name,
    parse: (payload) => schema.parse(payload),
    key: (payload) => `${name} ${key(payload)}`,
    attempts,
  };
}

type EnqueueOptions = {
  runAt?: Date | undefined;
};

/** In the caller's transaction: runs after commit, never after a rollback. */
export async function enqueue<Payload>(
  tx: Db,
  one: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueAll(tx, [queued(one, payload, options)]);
}

/** For a job among others of `enqueueAll`. */
export function queued<Payload>(
  { name, parse, key, attempts }: Job<Payload>,
  payload: Payload,
  { runAt }: EnqueueOptions = {},
): QueuedJob {
  // Parsed as when it runs, so unknown fields are dropped now.
  return { name, payload: parse(payload), key: key(payload), attempts, runAt: runAt?.toISOString() ?? null };
}

export type QueuedJob = {
  name: string;
  payload: unknown;
  key: string;
  attempts: number;
  runAt: string | null;
};

/** One statement; jobs are retried independently. */
export async function enqueueEach<Payload>(
  tx: Db,
  one: Job<Payload>,
  payloads: readonly Payload[],
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueAll(
    tx,
    payloads.map((payload) => queued(one, payload, options)),
  );
}

/** Of different kinds, in one statement. */
export async function enqueueAll(tx: Db, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // The last of a key counts; PostgreSQL would refuse two.
  const byKey = new Map(jobs.map((one) => [one.key, withTrace(one)]));
  await addJobs(tx, { jobs: JSON.stringify([...byKey.values()]) });
}

const traceField = "_trace";

/** Beside the payload's own fields, all others of which are dropped when it runs. */
function withTrace(one: QueuedJob): QueuedJob {
  const trace = tracing()?.traceparent();
  return trace ? { ...one, payload: { ...(one.payload as object), [traceField]: trace } } : one;
}

/** The span that queued a job, as `traceparent`; undefined where none was traced. */
export function traceOfPayload(payload: unknown): string | undefined {
  const trace = (payload as Record<string, unknown> | null)?.[traceField];
  return typeof trace === "string" ? trace : undefined;
}

const addJobs = preparedSql<{ jobs: string }, unknown>(
  "add-jobs",
  ({ jobs }) => sql`
    select graphile_worker.add_jobs(array(
      select row(job ->> 'name', job -> 'payload', null, (job ->> 'runAt')::timestamptz, (job ->> 'attempts')::smallint,
        job ->> 'key', null, null)::graphile_worker.job_spec
      from json_array_elements(${jobs}::json) job))`,
);
