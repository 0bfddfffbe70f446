import { and, eq, ne } from "drizzle-orm";

import { caseFilesField } from "#app/cases/case-file.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import type { ReadFile } from "#app/cases/read-case-files.server.ts";
import { recordFiles, storeBytes } from "#app/files/keep-file.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** A file whose bytes lie in the storage. Unless it is recorded within the hour they go again. */
export type StoredFile = { fileId: string; name: string; mediaType: string; sizeBytes: number };

/** Where in a case a file stands. */
export type FilePlace = { messageId: number } | { versionId: string } | { intakeField: string };

/** Stores what was read, before the transaction that records it. */
export function storeCaseFiles(read: readonly ReadFile[]): Promise<StoredFile[]> {
  return Promise.all(
    read.map(async ({ name, mediaType, bytes }) => ({
      fileId: await storeBytes(bytes),
      name,
      mediaType,
      sizeBytes: bytes.length,
    })),
  );
}

type FilesOfCase = { itemId: string; ownerId: string; sentBy: string; place: FilePlace; now: Date };

/** So many files each side can send about one service: more than any application has, and neither uses up the other's. */
const filesPerSideMax = 200;

/**
 * Records files as part of a case whose item is locked. They are the customer's, whoever sent them, and are forgotten
 * with the account. Refuses with `case_full`.
 */
export async function recordCaseFiles(
  tx: Transaction,
  stored: readonly StoredFile[],
  about: FilesOfCase,
): Promise<Outcome<null>> {
  if (stored.length === 0) return done(null);
  const { itemId, ownerId, sentBy, place, now } = about;
  if ((await countOfSide(tx, about)) + stored.length > filesPerSideMax) return caseFull;
  await recordFiles(
    tx,
    stored.map(({ fileId, mediaType, sizeBytes }) => ({
      id: fileId,
      ownerId,
      kind: "case_file",
      mediaType,
      sizeBytes,
      createdAt: now,
    })),
  );
  await tx
    .insert(caseFiles)
    .values(stored.map(({ fileId, name }) => ({ fileId, itemId, name, sentBy, ...place })));
  return done(null);
}

/** How many files the side that sends has sent about this service: the customer, or the desk as one. */
function countOfSide(tx: Transaction, { itemId, ownerId, sentBy }: FilesOfCase): Promise<number> {
  const side = sentBy === ownerId ? eq(caseFiles.sentBy, ownerId) : ne(caseFiles.sentBy, ownerId);
  return tx.$count(caseFiles, and(eq(caseFiles.itemId, itemId), side));
}

const caseFull = refuse({
  code: "case_full",
  message: `At most ${filesPerSideMax} files can be sent about one service, and they are there already. Nothing was sent.`,
  status: 422,
  field: caseFilesField,
});
