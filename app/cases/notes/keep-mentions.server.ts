import { caseNoteMentions } from "#app/cases/notes/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** The note is new: nobody has been told of it. */
export async function keepMentions(
  tx: Transaction,
  { noteId, userIds }: { noteId: number; userIds: readonly UserId[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(caseNoteMentions).values(userIds.map((userId) => ({ noteId, userId })));
}
