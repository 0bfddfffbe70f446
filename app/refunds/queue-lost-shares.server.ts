import { sql } from "drizzle-orm";

import type { Order } from "#app/orders/find-order.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/**
 * The job that takes who got their share's money back out of its group. Groups stand above refunds and so are told by
 * a job. Its payload is `{ orderId }`.
 */
export const loseSharesTask = "lose-shares";

export async function queueLostShares(tx: Db, { id, configurations }: Order): Promise<void> {
  if (configurations.every(({ groupId }) => groupId === undefined)) return;
  await tx.execute(
    sql`select graphile_worker.add_job(${loseSharesTask}, json_build_object('orderId', ${id}::text),
      job_key => ${`${loseSharesTask} ${id}`}, max_attempts => 12)`,
  );
}
