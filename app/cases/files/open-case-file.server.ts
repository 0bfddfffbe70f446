import { type CaseFile, findCaseFile } from "#app/cases/files/list-case-files.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { z } from "zod";

/** A file of a case, and the case it is of. */
export type OpenedFile = { file: CaseFile; item: ItemInOrder };

/** A file of a case by an id from an address; null where nothing goes by that. Who asks is not asked here. */
export async function openCaseFile(fileId: string): Promise<OpenedFile | null> {
  if (!z.uuid().safeParse(fileId).success) return null;
  const file = await findCaseFile(db, fileId);
  const item = file && (await findItem(db, file.itemId));
  return item ? { file, item } : null;
}

/** A file of a case of this customer's own; null for every other. */
export async function openOwnFile(userId: UserId, fileId: string): Promise<OpenedFile | null> {
  const opened = await openCaseFile(fileId);
  return opened?.item.userId === userId ? opened : null;
}

/** What is in it; null where it went in the meantime. */
export function readCaseFile({ file }: OpenedFile): Promise<Uint8Array | null> {
  return fileStorage().read(file.fileId);
}
