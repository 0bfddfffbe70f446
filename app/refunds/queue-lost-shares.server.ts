import { z } from "zod";

import type { Order } from "#app/orders/find-order.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

/** Groups may import refunds but not the reverse, hence a job. */
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
