import { z } from "zod";

import { dayMs } from "#app/platform/dates.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { job, queued, type QueuedJob } from "#app/platform/job.server.ts";

/** Days after payment, one reminder each. */
const remindAfterDays = [2, 7];

export const formReminderJob = job({
  name: "form-reminder",
  schema: z.object({ itemId: OrderItemId, afterDays: z.number() }),
  key: ({ itemId, afterDays }) => `${afterDays} ${itemId}`,
});

/** Queued at payment, so no job scans all orders. Each reminder checks on its day whether the form is still missing. */
export function formReminders(items: readonly { id: OrderItemId }[], paidAt: Date): QueuedJob[] {
  return items.flatMap(({ id: itemId }) =>
    remindAfterDays.map((afterDays) =>
      queued(
        formReminderJob,
        { itemId, afterDays },
        { runAt: new Date(paidAt.getTime() + afterDays * dayMs) },
      ),
    ),
  );
}
