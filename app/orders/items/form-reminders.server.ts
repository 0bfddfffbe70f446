import { z } from "zod";

import { dayMs } from "#app/platform/dates.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { job, queued, type QueuedJob } from "#app/platform/job.server.ts";

/** Days after payment, one reminder each. */
const remindAfterDays = [2, 7];

const reminder = z.object({ itemId: OrderItemId, afterDays: z.number() });
export type FormReminder = z.infer<typeof reminder>;

export const formReminderJob = job({
  name: "form-reminder",
  schema: reminder,
  key: ({ itemId, afterDays }) => `${afterDays} ${itemId}`,
});

/**
 * Queued at payment, so no job scans all orders; each queues the next. Each reminder checks on its day whether the form
 * is still missing.
 */
export function formReminders(items: readonly { id: OrderItemId }[], paidAt: Date): QueuedJob[] {
  return items.flatMap(({ id }) => nextFormReminder({ itemId: id, afterDays: 0 }, paidAt));
}

/** None after the last. */
export function nextFormReminder({ itemId, afterDays }: FormReminder, paidAt: Date): QueuedJob[] {
  const next = remindAfterDays.find((days) => days > afterDays);
  if (next === undefined) return [];
  const runAt = new Date(paidAt.getTime() + next * dayMs);
  return [queued(formReminderJob, { itemId, afterDays: next }, { runAt })];
}
