import { sql } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "#app/platform/db.server.ts";

/** Work outside a request, as it stands in the queue. It can run twice, so it must be harmless when repeated. */
export type Job<Payload> = {
  name: string;
  /** The payload as the queue gives it back. Throws where it is another job's. */
  parse: (payload: unknown) => Payload;
  /** Queued again under the same key before it has begun, it is done once. */
  key: (payload: Payload) => string;
  attempts: number;
};

/** So often, in growing distance, for about three hours and a half. */
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
  /** At once where none is given. */
  runAt?: Date | undefined;
};

/** Queues a job in the caller's transaction: once that is done, and not if it fails. */
export async function enqueue<Payload>(
  tx: Db,
  queued: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): Promise<void> {
  await enqueueEach(tx, queued, [payload], options);
}

/** The same for several at once, in one statement: each is tried again without the others. */
export async function enqueueEach<Payload>(
  tx: Db,
  { name, parse, key, attempts }: Job<Payload>,
  payloads: readonly Payload[],
  { runAt }: EnqueueOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  // Parsed as it will be when its turn comes: what is no part of it is not kept.
  const jobs = payloads.map((payload) => ({ payload: parse(payload), key: key(payload) }));
  await tx.execute(sql`
    select graphile_worker.add_job(${name}, one -> 'payload', run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => one ->> 'key', max_attempts => ${attempts}::int)
    from json_array_elements(${JSON.stringify(jobs)}::json) one`);
}
