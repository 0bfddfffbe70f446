import { sql } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "#app/platform/db.server.ts";

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
  queued: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueEach(tx, queued, [payload], options);
}

/** One statement; jobs are retried independently. */
export async function enqueueEach<Payload>(
  tx: Db,
  { name, parse, key, attempts }: Job<Payload>,
  payloads: readonly Payload[],
  { runAt }: EnqueueOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  // Parsed as when it runs, so unknown fields are dropped now.
  const jobs = payloads.map((payload) => ({ payload: parse(payload), key: key(payload) }));
  await tx.execute(sql`
    select graphile_worker.add_job(${name}, one -> 'payload', run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => one ->> 'key', max_attempts => ${attempts}::int)
    from json_array_elements(${JSON.stringify(jobs)}::json) one`);
}
