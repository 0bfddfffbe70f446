import { sql } from "drizzle-orm";
import { z } from "zod";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type OrderId, OrderItemId } from "#app/platform/ids.ts";
import { job } from "#app/platform/job.server.ts";

/** Days after payment, one reminder each. */
const remindAfterDays = [2, 7];

export const formReminderJob = job({
  name: "form-reminder",
  schema: z.object({ itemId: OrderItemId }),
  key: ({ itemId }) => itemId,
});

/** Queued at payment, so no job scans all orders. Each reminder checks on its day whether the form is still missing. */
export async function queueFormReminders(tx: Db, orderId: OrderId, paidAt: Date): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${formReminderJob.name}, json_build_object('itemId', ${orderItems.id}::text),
        run_at => ${paidAt.toISOString()}::timestamptz + days.days::int * interval '1 day',
        job_key => ${`${formReminderJob.name} `} || days.days || ' ' || ${orderItems.id}::text, max_attempts => 8)
      from ${orderItems}, json_array_elements_text(${JSON.stringify(remindAfterDays)}::json) as days(days)
      where ${orderItems.orderId} = ${orderId}`,
  );
}
