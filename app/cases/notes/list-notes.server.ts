import { and, desc, eq, lt } from "drizzle-orm";

import { caseNotes } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type PrivateNote = { id: number; authorId: UserId; words: string; writtenAt: Date };

const notesPerPage = 50;

/** What the desk has written for itself about a case, the newest first, or what came before a note. */
export async function listNotes(
  tx: Db,
  itemId: string,
  { before, notesMax = notesPerPage }: { before: number | null; notesMax?: number },
): Promise<{ notes: PrivateNote[]; olderBefore: number | null }> {
  const { id, authorId, words, writtenAt } = caseNotes;
  const found = await tx
    .select({ id, authorId, words, writtenAt })
    .from(caseNotes)
    .where(and(eq(caseNotes.itemId, itemId), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(notesMax + 1);
  const notes = found.slice(0, notesMax);
  return { notes, olderBefore: found.length > notesMax ? (notes.at(-1)?.id ?? null) : null };
}
