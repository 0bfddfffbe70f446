import { sql } from "drizzle-orm";

import { db, type Transaction } from "#app/platform/db.server.ts";

/** Holds a lock, starts both in order, each once the other waits or has finished, then releases the lock. */
export async function runConcurrently(
  hold: (tx: Transaction) => Promise<unknown>,
  ...[one, other]: [() => Promise<unknown>, () => Promise<unknown>]
): Promise<unknown[]> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await hold(tx);
    isHeld();
    await free;
  });
  await held;
  const first = one();
  await waitsOrIsDone(first, 1);
  const second = other();
  await waitsOrIsDone(second, 2);
  letGo();
  const [, ...met] = await Promise.all([holding, first, second]);
  return met;
}

async function waitsOrIsDone(work: Promise<unknown>, waiting: number): Promise<void> {
  let isDone = false;
  const ends = () => (isDone = true);
  work.then(ends, ends);
  for (let look = 0; look < 100 && !isDone; look += 1) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
