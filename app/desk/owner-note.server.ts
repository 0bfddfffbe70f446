import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { staff } from "#app/desk/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";

const schema = z.object({
  to: UserId,
  about: z.enum(["refund", "cancellation", "guarantee", "credit", "by_hand"]),
  what: z.enum(["asked", "made"]),
  id: z.uuid(),
  by: UserId,
  amount: z.string(),
  path: z.string(),
});
export type OwnerNote = z.infer<typeof schema>;

/** When one person refunds or credits so much that another must approve. */
export const ownerNoteJob = job({
  name: "send-owner-note",
  schema,
  key: ({ about, what, id, to }) => `${about} ${what} ${id} ${to}`,
});

/** One job per owner. */
export async function queueOwnerNote(tx: Db, note: Omit<OwnerNote, "to">): Promise<void> {
  const owners = await tx
    .select({ to: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNull(staff.endedAt)));
  await enqueueEach(
    tx,
    ownerNoteJob,
    owners.map(({ to }) => ({ ...note, to })),
  );
}
