import { and, eq } from "drizzle-orm";

import { caseNotes } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

const notesPerPage = 50;

export async function listNotes(
  tx: Db,
  itemId: OrderItemId,
  { before, notesMax = notesPerPage }: { before: Cursor; notesMax?: number },
) {
  const { id, authorId, text, writtenAt } = caseNotes;
  const { rows, next, isFirst } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select({ id, authorId, text, writtenAt })
        .from(caseNotes)
        .where(and(eq(caseNotes.itemId, itemId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { id, idOf: (note) => note.id },
    { after: before, size: notesMax },
  );
  return { notes: rows, olderBefore: next, isNewest: isFirst };
}
