import { type CaseFile, findCaseFile, isShared } from "#app/cases/files/list-case-files.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { z } from "zod";

export type OpenedFile = { file: CaseFile; item: ItemInOrder };

/** Null for an unknown id. Does not check permission. */
export async function openCaseFile(fileId: string): Promise<OpenedFile | null> {
  if (!z.uuid().safeParse(fileId).success) return null;
  const file = await findCaseFile(db, fileId);
  const item = file && (await findItem(db, file.itemId));
  return item ? { file, item } : null;
}

/** Null for others' files, and for what the desk keeps to itself. */
export async function openOwnFile(userId: UserId, fileId: string): Promise<OpenedFile | null> {
  const opened = await openCaseFile(fileId);
  return opened?.item.userId === userId && isShared(opened.file) ? opened : null;
}

/** Null if it was deleted meanwhile. */
export function readCaseFile({ file }: OpenedFile): Promise<Uint8Array | null> {
  return fileStorage().read(file.fileId);
}
