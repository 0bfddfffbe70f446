import { eq, inArray, sql } from "drizzle-orm";

import { fileStorage } from "#app/files/file-storage.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";

export type FileRecord = typeof files.$inferSelect;

export const removeUnkeptFileTask = "remove-unkept-file";

/** In the transaction of the use case that needs the file. */
export async function recordFile(tx: Transaction, file: FileRecord): Promise<void> {
  await recordFiles(tx, [file]);
}

export async function recordFiles(tx: Transaction, recorded: FileRecord[]): Promise<void> {
  await tx.insert(files).values(recorded);
}

/** In the caller's transaction; the bytes go after it commits. */
export async function dropFile(tx: Transaction, id: string): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  await queueRemoval(tx, [id]);
}

export async function dropFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(files).where(inArray(files.id, [...ids]));
  await queueRemoval(tx, ids);
}

/** The job runs only once the transaction commits. */
export async function queueRemoval(tx: Db, ids: readonly string[], after = "0 s"): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${removeUnkeptFileTask}, json_build_object('fileId', id),
      run_at => now() + ${after}::interval)
      from json_array_elements_text(${JSON.stringify(ids)}::json) id`,
  );
}

/** Does nothing if the id is recorded. */
export async function removeUnkeptFile(id: string): Promise<void> {
  const [kept] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
  if (!kept) await fileStorage().remove(id);
}
