import { asc, eq, inArray } from "drizzle-orm";

import { caseFiles } from "#app/cases/tables.server.ts";
import { findFiles } from "#app/files/find-file.server.ts";
import type { FileRecord } from "#app/files/record-file.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
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
  const rows = await tx
    .select()
    .from(caseFiles)
    .where(eq(caseFiles.itemId, itemId))
    .orderBy(asc(caseFiles.name));
  return withFacts(tx, rows);
}

export async function listMessageFiles(tx: Db, messageIds: readonly number[]): Promise<CaseFile[]> {
  if (messageIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(caseFiles)
    .where(inArray(caseFiles.messageId, [...messageIds]))
    .orderBy(asc(caseFiles.name));
  return withFacts(tx, rows);
}

export async function findCaseFile(
  tx: Db,
  fileId: string,
): Promise<(CaseFile & { itemId: OrderItemId }) | null> {
  const rows = await tx.select().from(caseFiles).where(eq(caseFiles.fileId, fileId));
  const [found] = await withFacts(tx, rows);
  return found ?? null;
}

/** With the customer: neither with a private note nor waiting for a second reader. */
export function isShared({ noteId, draftId }: Pick<CaseFile, "noteId" | "draftId">): boolean {
  return noteId === null && draftId === null;
}

type Row = typeof caseFiles.$inferSelect;

async function withFacts(tx: Db, rows: readonly Row[]): Promise<(CaseFile & { itemId: OrderItemId })[]> {
  const facts = await findFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return rows
    .map((row) => ({ ...row, ...factsOf(facts.get(row.fileId)) }))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

function factsOf(file: FileRecord | undefined) {
  invariant(file, "a case's file is kept");
  const { mediaType, sizeBytes, createdAt } = file;
  return { mediaType, sizeBytes, createdAt };
}
