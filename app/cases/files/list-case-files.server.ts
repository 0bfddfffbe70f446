import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";

import { caseFiles } from "#app/cases/tables.server.ts";
import { factsOfFile } from "#app/files/find-file.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type CaseFile = {
  fileId: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  messageId: number | null;
  /** Only the desk's, for good. */
  noteId: number | null;
  versionId: string | null;
  /** Only the desk's, until it is approved. */
  draftId: string | null;
  intakeField: string | null;
  claimId: string | null;
  onEvidenceList: boolean;
  sentBy: string;
  createdAt: Date;
};

export async function listCaseFiles(tx: Db, itemId: OrderItemId): Promise<CaseFile[]> {
  return listWhere(tx, eq(caseFiles.itemId, itemId));
}

export async function listMessageFiles(tx: Db, messageIds: readonly number[]): Promise<CaseFile[]> {
  if (messageIds.length === 0) return [];
  return listWhere(tx, inArray(caseFiles.messageId, [...messageIds]));
}

export async function findCaseFile(
  tx: Db,
  fileId: string,
): Promise<(CaseFile & { itemId: OrderItemId }) | null> {
  const [found] = await listWhere(tx, eq(caseFiles.fileId, fileId));
  return found ?? null;
}

/** With the customer: neither with a private note nor waiting for a second reader. */
export function isShared({ noteId, draftId }: Pick<CaseFile, "noteId" | "draftId">): boolean {
  return noteId === null && draftId === null;
}

/** By time, and by name of the same time. */
async function listWhere(tx: Db, which: SQL): Promise<(CaseFile & { itemId: OrderItemId })[]> {
  const rows = await tx
    .select({ row: caseFiles, facts: factsOfFile(sql`${caseFiles}.file_id`) })
    .from(caseFiles)
    .where(which)
    .orderBy(asc(caseFiles.name));
  return rows
    .map(({ row, facts: { createdAt, ...facts } }) => ({ ...row, ...facts, createdAt: new Date(createdAt) }))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
