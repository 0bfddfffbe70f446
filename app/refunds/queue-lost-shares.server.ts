import { z } from "zod";

import type { Order } from "#app/orders/find-order.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

/** Takes who got their share's money back out of its group. Groups stand above refunds and so are told by a job. */
export const loseSharesJob = job({
  name: "lose-shares",
  schema: z.object({ orderId: OrderId }),
  key: ({ orderId }) => orderId,
  attempts: 12,
});

export async function queueLostShares(tx: Db, { id, configurations }: Order): Promise<void> {
  if (configurations.every(({ groupId }) => groupId === undefined)) return;
  await enqueue(tx, loseSharesJob, { orderId: id });
}
