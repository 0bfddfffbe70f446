import { sql } from "drizzle-orm";
import { z } from "zod";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type OrderId, OrderItemId } from "#app/platform/ids.ts";
import { job } from "#app/platform/job.server.ts";

/** So many days after the payment, each once. */
const remindAfterDays = [2, 7];

/** Reminds a customer of a form that a service of theirs waits for. Its keys below name the day as well. */
export const formReminderJob = job({
  name: "form-reminder",
  schema: z.object({ itemId: OrderItemId }),
  key: ({ itemId }) => itemId,
});

/**
 * Queues the reminders of an order's forms with its payment, for later: nobody has to look for them among all orders.
 * When its time comes each looks whether the form is still waited for.
 */
export async function queueFormReminders(tx: Db, orderId: OrderId, paidAt: Date): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${formReminderJob.name}, json_build_object('itemId', ${orderItems.id}::text),
        run_at => ${paidAt.toISOString()}::timestamptz + days.days::int * interval '1 day',
        job_key => ${`${formReminderJob.name} `} || days.days || ' ' || ${orderItems.id}::text, max_attempts => 8)
      from ${orderItems}, json_array_elements_text(${JSON.stringify(remindAfterDays)}::json) as days(days)
      where ${orderItems.orderId} = ${orderId}`,
  );
}
