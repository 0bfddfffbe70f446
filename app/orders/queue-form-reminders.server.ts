import { sql } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** The job that reminds a customer of a form that a service of theirs waits for. Its payload is `{ itemId }`. */
export const formReminderTask = "form-reminder";

/** So many days after the payment, each once. */
const remindAfterDays = [2, 7];

/**
 * Queues the reminders of an order's forms with its payment, for later: nobody has to look for them among all orders.
 * When its time comes each looks whether the form is still waited for.
 */
export async function queueFormReminders(tx: Db, orderId: string, paidAt: Date): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${formReminderTask}, json_build_object('itemId', ${orderItems.id}::text),
        run_at => ${paidAt.toISOString()}::timestamptz + days.days::int * interval '1 day',
        job_key => ${`${formReminderTask} `} || days.days || ' ' || ${orderItems.id}::text, max_attempts => 8)
      from ${orderItems}, json_array_elements_text(${JSON.stringify(remindAfterDays)}::json) as days(days)
      where ${orderItems.orderId} = ${orderId}`,
  );
}
