import { and, eq, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";

import { megabyte } from "#app/files/upload-limits.ts";
import { caseFilesField } from "#app/cases/files/case-file-limits.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import type { ReadFile } from "#app/cases/files/read-case-files.server.ts";
import { bytesOf } from "#app/files/find-file.server.ts";
import { recordFiles } from "#app/files/record-file.server.ts";
import { sizeOf, storeUploads } from "#app/files/store-uploads.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Not yet recorded in the database. */
export type StoredFile = { fileId: string; name: string; mediaType: string; sizeBytes: number };

type FilePlace =
  | { messageId: number }
  | { noteId: number }
  | { versionId: string }
  | { draftId: string }
  | { intakeField: string }
  | { claimId: string }
  | { onEvidenceList: true };

type Side = { itemId: OrderItemId; ownerId: UserId; sentBy: UserId };

type SentFiles = Side & { read: readonly ReadFile[]; replacing?: readonly string[] };

/** If `work` refuses, nothing stays stored. Refuses with `case_full`, `files_full` and `too_many`. */
export async function takeCaseFiles<Value>(
  { read, replacing = [], ...side }: SentFiles,
  work: (stored: StoredFile[]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (read.length === 0) return work([]);
  const contents = read.map(({ bytes }) => bytes);
  if ((await countOfSide(db, side, replacing)) + read.length > filesPerSideMax) return caseFull;
  if (!(await hasSpace(db, side, sizeOf(contents), replacing))) return filesFull();
  return storeUploads({ by: side.sentBy, contents }, (fileIds) =>
    work(
      read.map(({ name, mediaType, bytes }, at) => ({
        fileId: fileIds[at] ?? "",
        name,
        mediaType,
        sizeBytes: bytes.length,
      })),
    ),
  );
}

/** Files sent by the desk do not count. */
async function hasSpace(
  tx: Db,
  { itemId, ownerId, sentBy }: Side,
  bytes: number,
  replaced: readonly string[] = [],
): Promise<boolean> {
  if (sentBy !== ownerId) return true;
  const sent = tx
    .select({ id: caseFiles.fileId })
    .from(caseFiles)
    .where(and(eq(caseFiles.sentBy, ownerId), or(ne(caseFiles.itemId, itemId), notIn(replaced))));
  return (await bytesOf(tx, ownerId, sent)) + bytes <= env().UPLOAD_MB_PER_CUSTOMER * megabyte;
}

/** Serialises a customer's uploads, so parallel ones count together. */
async function lockSent(tx: Transaction, ownerId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files sent by ${ownerId}`}, 0))`);
}

type FilesOfCase = Side & { place: FilePlace; now: Date };

/** Per side and service, so neither uses up the other's. */
const filesPerSideMax = 200;

/** The caller locks the item. All files belong to the customer, even the desk's, and go with the account. */
export async function recordCaseFiles(
  tx: Transaction,
  stored: readonly StoredFile[],
  about: FilesOfCase,
): Promise<Outcome<null>> {
  if (stored.length === 0) return done(null);
  const { itemId, ownerId, sentBy, place, now } = about;
  if ((await countOfSide(tx, about)) + stored.length > filesPerSideMax) return caseFull;
  if (sentBy === ownerId) await lockSent(tx, ownerId);
  const bytes = stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (!(await hasSpace(tx, about, bytes))) return filesFull();
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

function countOfSide(
  tx: Db,
  { itemId, ownerId, sentBy }: Side,
  replaced: readonly string[] = [],
): Promise<number> {
  const side = sentBy === ownerId ? eq(caseFiles.sentBy, ownerId) : ne(caseFiles.sentBy, ownerId);
  return tx.$count(caseFiles, and(eq(caseFiles.itemId, itemId), side, notIn(replaced)));
}

function notIn(fields: readonly string[]): SQL | undefined {
  return or(isNull(caseFiles.intakeField), notInArray(caseFiles.intakeField, [...fields]));
}

function filesFull() {
  return refuse({
    code: "files_full",
    message: `Your files may take up ${env().UPLOAD_MB_PER_CUSTOMER} MB in total, and there is not enough room left. Nothing was sent.`,
    status: 422,
    field: caseFilesField,
  });
}

const caseFull = refuse({
  code: "case_full",
  message: `At most ${filesPerSideMax} files can be sent about one service, and they are there already. Nothing was sent.`,
  status: 422,
  field: caseFilesField,
});
