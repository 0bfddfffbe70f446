import { eq, inArray, sql } from "drizzle-orm";

import { fileStorage } from "#app/files/file-storage.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";

export type FileRecord = typeof files.$inferSelect;

/** What removes the bytes of files that nobody keeps any more. */
export const removeUnkeptFileTask = "remove-unkept-file";

/** Records whose bytes those are and what they are, in the transaction of the use case that needs them. */
export async function recordFile(tx: Transaction, file: FileRecord): Promise<void> {
  await recordFiles(tx, [file]);
}

/** The same for files that come together. */
export async function recordFiles(tx: Transaction, recorded: FileRecord[]): Promise<void> {
  await tx.insert(files).values(recorded);
}

/** Forgets a file with the transaction it is part of; its bytes go once that is done. */
export async function dropFile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  await queueRemoval(tx, [id]);
}

/** The same for several. */
export async function dropFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(files).where(inArray(files.id, [...ids]));
  await queueRemoval(tx, ids);
}

/** Queues the look whether these are still kept. Part of a transaction, it is made once that is done. */
export async function queueRemoval(tx: Db, ids: readonly string[], after = "0 s"): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${removeUnkeptFileTask}, json_build_object('fileId', id),
      run_at => now() + ${after}::interval)
      from json_array_elements_text(${JSON.stringify(ids)}::json) id`,
  );
}

/** Removes bytes unless a file is recorded under that id. Repeating it changes nothing. */
export async function removeUnkeptFile(id: string): Promise<void> {
  const [kept] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
  if (!kept) await fileStorage().remove(id);
}
